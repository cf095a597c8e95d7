// getopt.h belongs to the C library but to no Swift module, and its globals can't be read from Swift 6 directly.
#include <getopt.h>

static inline const char *getopt_argument(void) { return optarg; }
static inline int getopt_index(void) { return optind; }
static inline int getopt_option(void) { return optopt; }

static inline void getopt_restart(void) {
  opterr = 0;
#ifdef __GLIBC__
  optind = 0;
#else
  optind = 1;
#endif
}
