/// What tells whether a photo is the same as another or related to it: a plain value of 64 bytes, whatever the photo.
///
/// It holds digests alone. A serial number can be found from its digest by trying all there are: where personal data is
/// withheld, `withoutCamera` is what may be kept.
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

    /// Of a SHA-256 in hexadecimal, or its first half; none for anything else.
    package init(_ text: String?) {
      let digits = Array((text ?? "").utf8.prefix(32))
      let halves = Hexadecimal.isText(digits, count: 32) ? [digits[..<16], digits[16...]] : []
      let numbers = halves.compactMap { UInt64(String(decoding: $0, as: UTF8.self), radix: 16) }
      self = numbers.count == 2 ? Digest(high: numbers[0], low: numbers[1]) : .none
    }

    /// Whether there is one.
    package var isMade: Bool { self != .none }

    /// 32 digits in hexadecimal; nil if there is none.
    package var text: String? {
      isMade ? RelativeTraits.digits(of: high) + RelativeTraits.digits(of: low) : nil
    }

    package static func < (first: Digest, second: Digest) -> Bool {
      (first.high, first.low) < (second.high, second.low)
    }
  }

  /// Of all bytes of the file.
  package var file = Digest.none
  /// Of the coded picture without metadata (`CodedPictureHash`, or what the container states as the picture's bytes).
  package var picture = Digest.none
  /// Of maker and serial number of the body (`CameraIdentity`).
  package var serial = Digest.none
  /// 64 bits of the model's digest; 0 where none is stated.
  package var model: UInt64 = 0
  /// `PerceptualHash` of the picture as it is shown; 0 where there is none to be had.
  package var likeness: UInt64 = 0

  package init() {}

  /// How many bytes `bytes` has.
  package static let byteCount = 64

  /// All of it as bytes, the first of a number first.
  package var bytes: [UInt8] { numbers.flatMap { $0.bytes() } }

  /// Reads what `bytes` gives; nil for any other count.
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

  /// The same without what tells the camera.
  package var withoutCamera: RelativeTraits {
    var traits = self
    traits.serial = .none
    traits.model = 0
    return traits
  }

  /// A number in 16 digits.
  package static func digits(of number: UInt64) -> String {
    number.padded(16, radix: 16)
  }
}
