#include "CMetaLensShims.h"

#if defined(__linux__)
#include <features.h>
#endif

#if defined(__GLIBC__)
static int argument_count;
static char **arguments;

// glibc passes main's arguments to constructors, those of shared objects too (call_init in its elf/dl-init.c and
// csu/libc-start.c); other C libraries don't.
__attribute__((constructor)) static void keep_arguments(int count, char **values, char **environment) {
  (void)environment;
  argument_count = count;
  arguments = values;
}

int metalens_argument_count(void) { return argument_count; }

const char *metalens_argument(int index) {
  return index >= 0 && index < argument_count ? arguments[index] : NULL;
}
#else
int metalens_argument_count(void) { return 0; }

const char *metalens_argument(int index) {
  (void)index;
  return NULL;
}
#endif
