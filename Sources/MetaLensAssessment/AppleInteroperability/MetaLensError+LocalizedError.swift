#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The description that Foundation shows, in the first of the person's preferred languages that is supported.
extension MetaLensError: LocalizedError {
  /// The message, without the file's name, which is in `path`.
  public var errorDescription: String? { message(in: .preferred) }
}
