import MetaLensDecoding
package import MetaLensPlatform

/// The process that decodes one picture for a page and ends.
package enum PictureProcess {
  /// Decodes the picture that the arguments ask for; nil if a person started the process.
  ///
  /// - Returns: the exit code.
  package static func run(_ arguments: [SystemPath]) -> Int32? { PictureWorker(arguments)?.run() }
}
