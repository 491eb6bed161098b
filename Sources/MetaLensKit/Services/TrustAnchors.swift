import MetaLensDecoding

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The certificates in a PEM file of trust anchors (RFC 7468).
///
/// The library silently skips what it can't read in such a file: it would then report a signer as unknown, and nobody
/// would learn why.
struct TrustAnchors {
  /// The reason why a file can't be used; blocks are counted from 1.
  enum Fault: Error, Sendable, Equatable {
    /// The file has no block.
    case none
    /// The file is a certificate as DER, not as PEM.
    case isDER
    /// A block has another content, such as a private key.
    case other(Int, label: String)
    /// A block's text doesn't decode to a certificate.
    case damaged(Int)
    /// A block has no end line.
    case unfinished(Int)

    /// The fault in words, in English.
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

  /// The certificates, as DER.
  private(set) var certificates: [[UInt8]] = []

  /// Reads the certificates; text between blocks is ignored.
  init(_ bytes: [UInt8]) throws(Fault) {
    guard !DERReading.isCertificate(bytes) else { throw .isDER }
    var label: String?
    var content = ""
    var count = 0
    let text = String(decoding: bytes, as: UTF8.self)
    // `isNewline` also matches a carriage return with a line feed, which Swift treats as one character.
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
  /// The text without blanks at its ends, and without the byte order mark (U+FEFF) that some editors put before it.
  fileprivate var trimmed: Substring {
    var rest = self
    while let first = rest.first, first == " " || first == "\t" || first == "\u{FEFF}" { rest.removeFirst() }
    while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
    return rest
  }
}
