#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The current thread.
package enum RunningThread {
  /// The thread's number, which is unique as long as the thread lives.
  ///
  /// Use it only to keep data close to the thread that used it: a task may continue on another thread.
  package static var number: UInt {
    #if canImport(Glibc)
      pthread_self()
    #else
      unsafe UInt(bitPattern: pthread_self())
    #endif
  }
}
