/// The digests that show whether a photo is the same as another or related to it; always 64 bytes.
///
/// It contains only digests. A serial number can be found from its digest by trying all possible numbers, so if
/// personal data is withheld, only `withoutCamera` may be stored.
package struct RelativeTraits: Sendable, Equatable {
  /// The first 128 bits of a SHA-256; zero if there is none.
  package struct Digest: Sendable, Comparable, Hashable {
    package var high: UInt64
    package var low: UInt64

    package static let none = Digest(high: 0, low: 0)

    package init(high: UInt64, low: UInt64) {
      self.high = high
      self.low = low
    }

    /// Makes a digest from a SHA-256 in hexadecimal, or from its first half; `none` for anything else.
    package init(_ text: String?) {
      let digits = Array((text ?? "").utf8.prefix(32))
      let halves = Hexadecimal.isText(digits, count: 32) ? [digits[..<16], digits[16...]] : []
      let numbers = halves.compactMap { Hexadecimal.value(of: $0) }
      self = numbers.count == 2 ? Digest(high: numbers[0], low: numbers[1]) : .none
    }

    package var isMade: Bool { self != .none }

    /// The digest in 32 hexadecimal digits; nil if there is none.
    package var text: String? {
      isMade ? RelativeTraits.digits(of: high) + RelativeTraits.digits(of: low) : nil
    }

    package static func < (first: Digest, second: Digest) -> Bool {
      (first.high, first.low) < (second.high, second.low)
    }
  }

  /// The digest of all bytes of the file.
  package var file = Digest.none
  /// The digest of the coded picture without metadata (`CodedPictureHash`, or the bytes that the container states as
  /// the picture's).
  package var picture = Digest.none
  /// The digest of the maker and the body's serial number (`CameraIdentity`).
  package var serial = Digest.none
  /// 64 bits of the model's digest; 0 if no model is stated.
  package var model: UInt64 = 0
  /// The `PerceptualHash` of the picture as it is shown; 0 if it has none.
  package var likeness: UInt64 = 0

  package init() {}

  /// The number of bytes in `bytes`.
  package static let byteCount = 64

  /// The traits as bytes; each number is big-endian.
  package var bytes: [UInt8] { numbers.flatMap { $0.bytes() } }

  /// Reads traits in the form of `bytes`; nil if there aren't `byteCount` bytes.
  package init?(bytes: some Collection<UInt8>) {
    guard bytes.count == Self.byteCount else { return nil }
    var numbers = [UInt64](repeating: 0, count: 8)
    for (place, byte) in bytes.enumerated() { numbers[place / 8] = numbers[place / 8] << 8 | UInt64(byte) }
    file = Digest(high: numbers[0], low: numbers[1])
    picture = Digest(high: numbers[2], low: numbers[3])
    serial = Digest(high: numbers[4], low: numbers[5])
    model = numbers[6]
    likeness = numbers[7]
  }

  private var numbers: [UInt64] {
    [file.high, file.low, picture.high, picture.low, serial.high, serial.low, model, likeness]
  }

  /// The traits without those that identify the camera.
  package var withoutCamera: RelativeTraits {
    var traits = self
    traits.serial = .none
    traits.model = 0
    return traits
  }

  /// Returns a number in 16 hexadecimal digits.
  package static func digits(of number: UInt64) -> String {
    number.padded(16, radix: 16)
  }
}
