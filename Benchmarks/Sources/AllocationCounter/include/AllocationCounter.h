// Counts what the whole process asks of the heap.
#pragma once

/// Calls of malloc, calloc, realloc and posix_memalign so far; -1 where they can't be counted.
long allocation_count(void);
