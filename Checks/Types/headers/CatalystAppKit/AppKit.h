// Mac Catalyst can import AppKit, but finds nearly none of its classes; adapters to AppKit must be empty there.
#pragma once
