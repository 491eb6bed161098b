import MetaLensDecoding

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The certificates in a file of trust anchors, as PEM holds them (RFC 7468).
///
/// The library passes over what it can't read in such a file and says nothing: a signer for whom it vouches would be called
/// unknown, and nobody would learn why.
struct TrustAnchors {
  /// Why a file can't be used; blocks are counted from 1.
  enum Fault: Error, Sendable, Equatable {
    /// There is no block.
    case none
    /// It is a certificate, but not as PEM.
    case isDER
    /// A block of something else, such as a private key.
    case other(Int, label: String)
    /// A block whose text isn't a certificate's.
    case damaged(Int)
    /// A block without an end.
    case unfinished(Int)

    /// What it says, in English.
    var detail: String {
      switch self {
      case .none: "there is no certificate as PEM in it (-----BEGIN CERTIFICATE-----)"
      case .isDER: "it is a certificate as DER; openssl x509 -inform DER -in FILE writes it as PEM"
      case .other(let number, let label): "block \(number) is “\(label)”, not a certificate"
      case .damaged(let number): "block \(number) isn't a certificate, or it is damaged"
      case .unfinished(let number): "block \(number) has no end; the file may have been cut off"
      }
    }
  }

  /// Certificates, as DER.
  private(set) var certificates: [[UInt8]] = []

  /// Reads them; what stands between blocks is a remark.
  init(_ bytes: [UInt8]) throws(Fault) {
    guard !DERReading.isCertificate(bytes) else { throw .isDER }
    var label: String?
    var content = ""
    var count = 0
    let text = String(decoding: bytes, as: UTF8.self)
    // A carriage return with a line feed is one character.
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmed
      if let open = label {
        if line == "-----END \(open)-----" {
          try add(content, count)
          label = nil
        } else if line.hasPrefix("-----") {
          throw .unfinished(count)
        } else {
          content += line
        }
      } else if line.hasPrefix(Self.start), line.hasSuffix(Self.dashes) {
        let name = String(line.dropFirst(Self.start.count).dropLast(Self.dashes.count))
        count += 1
        guard name == "CERTIFICATE" else { throw .other(count, label: name) }
        (label, content) = (name, "")
      }
    }
    guard label == nil else { throw .unfinished(count) }
    guard count > 0 else { throw .none }
  }

  private static let start = "-----BEGIN "
  private static let dashes = "-----"

  private mutating func add(_ content: String, _ number: Int) throws(Fault) {
    guard let data = Data(base64Encoded: content), case let bytes = [UInt8](data),
      DERReading.isCertificate(bytes)
    else { throw .damaged(number) }
    certificates.append(bytes)
  }
}

extension Substring {
  /// Without blanks, and without the mark that some editors put before a text (U+FEFF), at its ends.
  fileprivate var trimmed: Substring {
    var rest = self
    while let first = rest.first, first == " " || first == "\t" || first == "\u{FEFF}" { rest.removeFirst() }
    while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
    return rest
  }
}
