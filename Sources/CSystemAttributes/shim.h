// What Swift's Glibc module leaves out: extended attributes, a file's birth, and what a new process inherits.
#ifndef METALENS_CSYSTEMATTRIBUTES_H
#define METALENS_CSYSTEMATTRIBUTES_H

#if defined(__linux__)
#include <linux/stat.h>
#include <spawn.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/xattr.h>
#include <unistd.h>

// Called by number: glibc shows statx only to programs that define _GNU_SOURCE, which modules can't.
extern long syscall(long number, ...);

// Closes all descriptors from the first one on in a process to be started (glibc 2.34); behind __USE_MISC, as statx is.
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int first);

// When an open file came into being; returns 0 where neither kernel nor file system tell it.
static inline int metalens_birth(int descriptor, int64_t *seconds, uint32_t *nanoseconds) {
  // AT_EMPTY_PATH of fcntl.h, which is _GNU_SOURCE's too.
  const int of_the_descriptor = 0x1000;
  struct statx status = {0};
  if (syscall(SYS_statx, descriptor, "", of_the_descriptor, STATX_BTIME, &status) != 0) return 0;
  if ((status.stx_mask & STATX_BTIME) == 0) return 0;
  *seconds = status.stx_btime.tv_sec;
  *nanoseconds = status.stx_btime.tv_nsec;
  return 1;
}
#endif

#endif
