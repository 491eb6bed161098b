import MetaLensDecoding
package import MetaLensPlatform

/// The process that decodes one picture for a page and ends.
package enum PictureProcess {
  /// Does what the process was started for; nil where it was started by a person.
  ///
  /// - Returns: the exit code.
  package static func run(_ arguments: [SystemPath]) -> Int32? { PictureWorker(arguments)?.run() }
}
