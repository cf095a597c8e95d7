// Declaration-only stub of AppKit: the parts pressure, haptics and animation code needs.
#pragma once
#include "../Foundation/Foundation.h"
#include "../CoreGraphics/CoreGraphics.h"
#include "../QuartzCore/QuartzCore.h"
#include "NSEvent.h"
#include "NSDrawing.h"
#include "NSAccessibility.h"
#include "NSView.h"
#include "NSWindow.h"
#include "NSGestureRecognizer.h"
#include "NSControl.h"
#include "NSApplication.h"
