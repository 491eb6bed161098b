#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The thread that this runs on.
package enum RunningThread {
  /// Its number: another thread has another as long as this one lives.
  ///
  /// Good for keeping what a thread used near it, and for nothing else: a task may go on in another.
  package static var number: UInt {
    #if canImport(Glibc)
      pthread_self()
    #else
      unsafe UInt(bitPattern: pthread_self())
    #endif
  }
}
