import MetaLensDecoding
package import MetaLensPlatform

extension MetaLensError {
  /// Makes the error that reports a failed system call.
  package init(_ error: SystemError, path: SystemPath?) {
    let code: Code =
      switch error.kind {
      case .notFound: .notFound
      case .permissionDenied: .permissionDenied
      case .isDirectory: .isDirectory
      case .notRegularFile: .notRegularFile
      case .tooManyLinks: .linkLoop
      case .linkNotFollowed: .linkNotFollowed
      default: .readFailed
      }
    self.init(code, path: path?.display, detail: code == .readFailed ? error.reason : "")
  }

  init(_ error: PhotoReadingError, path: SystemPath?) {
    let name = path?.display
    switch error {
    case .read(let cause):
      if let cause = cause as? SystemError {
        self.init(cause, path: path)
      } else {
        self.init(.readFailed, path: name, detail: "\(cause)")
      }
    case .empty: self.init(.emptyFile, path: name)
    case .unsized: self.init(.emptyFile, path: name, detail: "unsized")
    case .unknownFormat(let other): self.init(.notAPhoto, path: name, detail: other?.rawValue ?? "")
    case .unsupported(let format): self.init(.unsupportedFormat, path: name, detail: format.rawValue)
    case .truncatedBeforeFrame: self.init(.truncated, path: name)
    case .indexMissing(let isCut):
      self.init(isCut ? .truncated : .malformed, path: name, detail: Self.missingIndex)
    case .tooLarge(_, let limit): self.init(.tooLarge, path: name, detail: String(limit))
    case .changedWhileRead: self.init(.changedWhileRead, path: name)
    case .malformed(let what): self.init(.malformed, path: name, detail: what)
    case .cancelled: self.init(.cancelled, path: name)
    }
  }
}
