// Tells the thread sanitizer what Swift's Mutex does where one thread waits for another.
//
// Taking a free lock is compiled into the module that takes it, and the sanitizer sees it. Waiting for a taken one is left to
// libswiftSynchronization and the kernel, which it doesn't see into: what one thread handed over to the next looked like a race.
// Preloaded (LD_PRELOAD), these three go before the library's own and call them.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

// The sanitizer's own, in the program; not there in the programs that tests start.
extern void __tsan_acquire(void *address) __attribute__((weak));
extern void __tsan_release(void *address) __attribute__((weak));

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

// _MutexHandle._lockSlow(_: UInt32), _unlockSlow() and _tryLockSlow() -> Bool of Swift's Synchronization.
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"

static SWIFT void (*next_lock)(uint32_t, SELF void *);
static SWIFT void (*next_unlock)(SELF void *);
static SWIFT _Bool (*next_try_lock)(SELF void *);

__attribute__((constructor)) static void find(void) {
  *(void **)&next_lock = dlsym(RTLD_NEXT, LOCK);
  *(void **)&next_unlock = dlsym(RTLD_NEXT, UNLOCK);
  *(void **)&next_try_lock = dlsym(RTLD_NEXT, TRY_LOCK);
}

SWIFT void lock(uint32_t thread, SELF void *handle) __asm__(LOCK);
SWIFT void unlock(SELF void *handle) __asm__(UNLOCK);
SWIFT _Bool try_lock(SELF void *handle) __asm__(TRY_LOCK);

SWIFT void lock(uint32_t thread, SELF void *handle) {
  next_lock(thread, handle);
  if (__tsan_acquire) __tsan_acquire(handle);
}

SWIFT void unlock(SELF void *handle) {
  if (__tsan_release) __tsan_release(handle);
  next_unlock(handle);
}

SWIFT _Bool try_lock(SELF void *handle) {
  _Bool is_taken = next_try_lock(handle);
  if (is_taken && __tsan_acquire) __tsan_acquire(handle);
  return is_taken;
}
