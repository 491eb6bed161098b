import MetaLensKit
import MetaLensPlatform

/// A photo that a client asks a worker about.
struct WorkerRequest: Sendable, Equatable {
  /// Where the photo's bytes are.
  enum Content: Sendable, Equatable {
    /// In the file that the path names.
    case file
    /// They came with the request.
    case bytes([UInt8])
    /// They came with the request and were passed over, being more than the limit.
    case tooLarge(limit: Int)
  }

  /// What the client calls the request; nil where it named none.
  var id: String?
  /// The photo's path; of bytes, the name that they have.
  var path: SystemPath
  var content: Content
}

/// Why a request isn't one.
struct WorkerRefusal: Error, Sendable, Equatable {
  enum Reason: Error, Sendable, Equatable {
    /// The line holds no JSON object.
    case notJSON
    /// The line is longer than a request's may be.
    case lineTooLong
    /// The object has a key that no request has, or none of this kind.
    case unknownKey(String)
    /// The object names no photo; the key that it needs.
    case missingKey(String)
    /// The key's value is none that it can have.
    case invalidValue(String)
    /// The key's text stands for bytes that it can't hold; the key that can.
    case notText(String)
    /// The line begins neither with an object nor with a number of bytes.
    case notARequest
    /// No line break follows the bytes.
    case noLineBreak
    /// The input ended inside a request.
    case cut
    /// The input can't be read.
    case unreadable(MetaLensError)

    /// Whether nobody can tell any more where the next request begins.
    var losesStep: Bool {
      switch self {
      case .notARequest, .noLineBreak, .cut, .unreadable: true
      default: false
      }
    }
  }

  /// What the client calls the request, as far as it could be read.
  var id: String?
  /// Which request of the input it is, from 1.
  var number: Int
  var reason: Reason
}
