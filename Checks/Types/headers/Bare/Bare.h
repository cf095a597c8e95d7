// watchOS, tvOS and visionOS can import these modules; what is checked there must not use them, so they are empty.
#pragma once
