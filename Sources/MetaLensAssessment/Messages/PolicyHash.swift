import MetaLensBytes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The hash by which a Content-Security-Policy allows an inline script or style sheet.
package enum PolicyHash {
  /// Returns `'sha256-…'` for exactly this text (CSP Level 3, 2.3.1); nil if SHA-256 isn't available.
  package static func source(of text: String) -> String? {
    guard let digest = DigestStream.sha256(of: Array(text.utf8)) else { return nil }
    let digits = Array(digest)
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0..<$0 + 2]), radix: 16)
    }
    return "'sha256-\(Data(bytes).base64EncodedString())'"
  }
}
