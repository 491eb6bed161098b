import MetaLensBytes

/// The camera that a photo states it was taken with: make, model and serial number of the body.
struct CameraIdentity: Sendable, Equatable {
  /// The digest of maker and serial number.
  let serial: RelativeTraits.Digest
  /// 64 bits of the model's digest; 0 if no model is stated.
  let model: UInt64

  /// Returns nil if no maker or no number is stated, if the number identifies nothing, or if two places contradict each
  /// other.
  init?(_ context: RuleContext) {
    guard let make = context.attributions.make, let number = SerialNumbers(context).ofCamera else {
      return nil
    }
    self.init(make: make, model: context.attributions.model, serial: number.text)
  }

  /// Makes an identity from texts as a file states them; nil if the number identifies nothing.
  init?(make: String, model: String?, serial: String) {
    guard let number = SerialNumbers.significant(serial), !Self.isPlaceholder(number) else { return nil }
    let maker = StatedMaker(make).makers.first?.rawValue ?? make.lowercased()
    let digest = DigestStream.sha256(of: Array("\(maker)\n".utf8) + number)
    self.serial = RelativeTraits.Digest(digest)
    guard self.serial.isMade else { return nil }
    let name = model.map { DigestStream.sha256(of: Array($0.lowercased().utf8)) } ?? nil
    self.model = RelativeTraits.Digest(name).high
  }

  /// Whether a number as written identifies nothing.
  static func isPlaceholder(of serial: String) -> Bool {
    SerialNumbers.significant(serial).map(isPlaceholder) ?? true
  }

  /// Whether a number is a placeholder: too short to distinguish two cameras, one repeated character, consecutive
  /// digits, a word, or a number with all bits set, as firmware and programs write if there is no number.
  ///
  /// - Parameter number: letters and digits in upper case, without leading zeros.
  static func isPlaceholder(_ number: [UInt8]) -> Bool {
    guard number.count >= 4, let first = number.first else { return true }
    if number.allSatisfy({ $0 == first }) { return true }
    guard number.contains(where: { $0.isASCIIDigit }) else { return true }
    // 1234567890 ends with a zero.
    let row = number.last == 0x30 ? number.dropLast() : number[...]
    let steps = zip(row, row.dropFirst()).map { pair in Int(pair.1) - Int(pair.0) }
    let isRow = steps.allSatisfy { step in step == 1 } || steps.allSatisfy { step in step == -1 }
    return isRow || full.contains(String(decoding: number, as: UTF8.self))
  }

  private static let full: Set<String> = ["65535", "16777215", "2147483647", "4294967295"]
}
