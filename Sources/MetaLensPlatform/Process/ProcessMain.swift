import Dispatch

/// The life of the process.
package enum ProcessMain {
  /// Runs an asynchronous body and ends the process with its code.
  package static func run(_ body: @escaping @Sendable () async -> Int32) -> Never {
    Task { ProcessExit.end(await body()) }
    dispatchMain()
  }
}
