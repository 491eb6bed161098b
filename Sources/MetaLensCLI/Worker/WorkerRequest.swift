import MetaLensKit
import MetaLensPlatform

/// A photo that a client asks a worker to analyze.
struct WorkerRequest: Sendable, Equatable {
  /// Where the photo's bytes are.
  enum Content: Sendable, Equatable {
    /// In the file at the path.
    case file
    /// They came with the request.
    case bytes([UInt8])
    /// They came with the request and were skipped, since there are more than the limit.
    case tooLarge(limit: Int)
  }

  /// The client's id for the request; nil if it gave none.
  var id: String?
  /// The photo's path, or the name that the client gave to bytes.
  var path: SystemPath
  var content: Content
}

/// Why something isn't a request.
struct WorkerRefusal: Error, Sendable, Equatable {
  enum Reason: Error, Sendable, Equatable {
    /// The line holds no JSON object.
    case notJSON
    case lineTooLong
    /// The object has a key that requests of this kind don't have.
    case unknownKey(String)
    /// The object lacks the associated key, so it names no photo.
    case missingKey(String)
    /// The value of the associated key is invalid.
    case invalidValue(String)
    /// The key's text represents bytes that text can't contain; the associated key can hold them.
    case notText(String)
    /// The line begins neither with an object nor with a number of bytes.
    case notARequest
    /// No line break follows the bytes.
    case noLineBreak
    /// The input ended inside a request.
    case cut
    /// The input can't be read.
    case unreadable(MetaLensError)

    /// Whether the beginning of the next request can no longer be determined.
    var losesStep: Bool {
      switch self {
      case .notARequest, .noLineBreak, .cut, .unreadable: true
      default: false
      }
    }
  }

  /// The client's id for the request, if it could be read.
  var id: String?
  /// The number of the request within the input, from 1.
  var number: Int
  var reason: Reason
}
