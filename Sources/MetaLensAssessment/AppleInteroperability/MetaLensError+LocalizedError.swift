#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What Foundation shows of an error: what was wrong, in the first preferred language there is.
extension MetaLensError: LocalizedError {
  /// The message; the file is named by `path`.
  public var errorDescription: String? { message(in: .preferred) }
}
