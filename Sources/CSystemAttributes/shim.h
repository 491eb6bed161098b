// Declarations that Swift's Glibc and Darwin modules leave out: extended attributes, a file's birth time, what a new
// process inherits, passing open files to another process, and what a process gives up for good.
#ifndef METALENS_CSYSTEMATTRIBUTES_H
#define METALENS_CSYSTEMATTRIBUTES_H

#if defined(__linux__)
#include <errno.h>
#include <linux/stat.h>
#include <spawn.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/xattr.h>
#include <unistd.h>

// Called by number: glibc shows statx only to programs that define _GNU_SOURCE, which modules can't.
extern long syscall(long number, ...);

// Closes all descriptors from `first` on in a process to be started (glibc 2.34); declared only with __USE_MISC.
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int first);

// Reads when an open file was created; returns 0 if the kernel or the file system doesn't report it.
static inline int metalens_birth(int descriptor, int64_t *seconds, uint32_t *nanoseconds) {
  // AT_EMPTY_PATH of fcntl.h, which also requires _GNU_SOURCE.
  const int of_the_descriptor = 0x1000;
  struct statx status = {0};
  if (syscall(SYS_statx, descriptor, "", of_the_descriptor, STATX_BTIME, &status) != 0) return 0;
  if ((status.stx_mask & STATX_BTIME) == 0) return 0;
  *seconds = status.stx_btime.tv_sec;
  *nanoseconds = status.stx_btime.tv_nsec;
  return 1;
}

// libseccomp's scmp_arg_cmp (seccomp.h, 2.5): a condition on an argument of a system call.
struct metalens_argument_condition {
  unsigned int argument;
  int comparison;
  uint64_t first;
  uint64_t second;
};

// Gives up for this process, for good: privileges by set-user-ID, core dumps, being inspected by others, and with
// Landlock (linux/landlock.h, which older headers lack) whatever the kernel can restrict: opening, making, renaming and
// removing files, TCP, abstract sockets and signals to others. Returns 1 if Landlock is in force.
static inline int metalens_give_up_files(void) {
  const int set_dumpable = 4, set_no_new_privileges = 38;
  const int create_ruleset = 444, restrict_self = 446;
  struct {
    uint64_t files, network, scopes;
  } rules = {0, 0, 0};
  syscall(SYS_prctl, set_dumpable, 0, 0, 0, 0);
  if (syscall(SYS_prctl, set_no_new_privileges, 1, 0, 0, 0) != 0) return 0;
  const long version = syscall(create_ruleset, 0, 0, 1);
  if (version < 1) return 0;
  rules.files = version >= 5 ? 0xFFFF : version >= 3 ? 0x7FFF : version == 2 ? 0x3FFF : 0x1FFF;
  rules.network = version >= 4 ? 3 : 0;
  rules.scopes = version >= 6 ? 3 : 0;
  const long descriptor = syscall(create_ruleset, &rules, version >= 6 ? 24 : version >= 4 ? 16 : 8, 0);
  if (descriptor < 0) return 0;
  const long result = syscall(restrict_self, descriptor, 0);
  close((int)descriptor);
  return result == 0;
}

// Tries something that a process that reads photos never needs. If it succeeds, nothing changes except a file of this
// name in the working directory. Returns 0, or errno.
static inline int metalens_attempt(int number, const char *name) {
  const int current_directory = -100, write_only = 1, read_write_create = 2 | 0100, executable = 5, private_anonymous = 0x22;
  long result = 0;
  switch (number) {
    case 0: result = syscall(SYS_clone, 17, 0, 0, 0, 0); break;
    case 1: result = syscall(SYS_execve, "/bin/true", 0, 0); break;
    case 2: result = syscall(SYS_socket, 2, 1, 0); break;
    case 3: result = syscall(SYS_connect, 0, "", 0); break;
    case 4: result = syscall(SYS_ptrace, 0, 0, 0, 0); break;
    case 5: result = syscall(SYS_openat, current_directory, name, write_only, 0); break;
    case 6: result = syscall(SYS_openat, current_directory, name, read_write_create, 0600); break;
    case 7: result = syscall(SYS_openat, current_directory, "/etc/passwd", 0, 0); break;
    case 8: result = syscall(SYS_unlinkat, current_directory, name, 0); break;
    case 9: result = syscall(SYS_renameat2, current_directory, name, current_directory, name, 0); break;
    case 10: result = syscall(SYS_mkdirat, current_directory, name, 0700); break;
    case 11: result = syscall(SYS_kill, getppid(), 0); break;
    case 12: result = syscall(SYS_mmap, 0, 4096, executable, private_anonymous, -1, 0); break;
    case 13: result = syscall(SYS_clone3, 0, 0); break;
    case 14: result = syscall(SYS_sendmsg, 1, 0, 0); break;
    case 15: result = syscall(SYS_bpf, 0, 0, 0); break;
    case 16: result = syscall(SYS_io_uring_setup, 1, 0); break;
    default: return -1;
  }
  if (result == 0 && number == 0) syscall(SYS_exit_group, 0);
  return result == -1 ? *__errno_location() : 0;
}
#endif

#include <stddef.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>

// Sends as many of the bytes as fit without waiting, and with them an open file unless `file` is negative. Here in C,
// since the CMSG_… are macros.
static inline long metalens_send(int channel, const void *bytes, size_t count, int file) {
  struct iovec part = {(void *)bytes, count};
  union {
    struct cmsghdr head;
    char room[CMSG_SPACE(sizeof(int))];
  } control;
  struct msghdr message;
  memset(&message, 0, sizeof message);
  memset(&control, 0, sizeof control);
  message.msg_iov = &part;
  message.msg_iovlen = 1;
  if (file >= 0) {
    message.msg_control = control.room;
    message.msg_controllen = sizeof control.room;
    struct cmsghdr *head = CMSG_FIRSTHDR(&message);
    head->cmsg_level = SOL_SOCKET;
    head->cmsg_type = SCM_RIGHTS;
    head->cmsg_len = CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(head), &file, sizeof(int));
  }
#ifdef MSG_NOSIGNAL
  return sendmsg(channel, &message, MSG_DONTWAIT | MSG_NOSIGNAL);
#else
  return sendmsg(channel, &message, MSG_DONTWAIT);
#endif
}

// Waits for bytes; *file becomes the open file that came with them, or is left unchanged.
static inline long metalens_receive(int channel, void *bytes, size_t count, int *file) {
  struct iovec part = {bytes, count};
  union {
    struct cmsghdr head;
    char room[CMSG_SPACE(sizeof(int))];
  } control;
  struct msghdr message;
  memset(&message, 0, sizeof message);
  message.msg_iov = &part;
  message.msg_iovlen = 1;
  message.msg_control = control.room;
  message.msg_controllen = sizeof control.room;
#ifdef MSG_CMSG_CLOEXEC
  const long got = recvmsg(channel, &message, MSG_CMSG_CLOEXEC);
#else
  const long got = recvmsg(channel, &message, 0);
#endif
  struct cmsghdr *head = got > 0 ? CMSG_FIRSTHDR(&message) : NULL;
  if (head != NULL && head->cmsg_level == SOL_SOCKET && head->cmsg_type == SCM_RIGHTS &&
      head->cmsg_len == CMSG_LEN(sizeof(int)))
    memcpy(file, CMSG_DATA(head), sizeof(int));
  return got;
}

#endif
