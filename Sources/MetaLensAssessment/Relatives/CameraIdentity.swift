import MetaLensBytes

/// Which camera a photo says it was taken with: its make, its model and the serial number of its body.
struct CameraIdentity: Sendable, Equatable {
  /// Digest of maker and serial number.
  let serial: RelativeTraits.Digest
  /// 64 bits of the model's digest; 0 where none is stated.
  let model: UInt64

  /// Nil if no maker or no number is stated, where the number says nothing, and where two places contradict.
  init?(_ context: RuleContext) {
    guard let make = context.attributions.make, let number = SerialNumbers(context).ofCamera else {
      return nil
    }
    self.init(make: make, model: context.attributions.model, serial: number.text)
  }

  /// Of texts as a file states them; nil if the number says nothing.
  init?(make: String, model: String?, serial: String) {
    guard let number = SerialNumbers.significant(serial), !Self.isPlaceholder(number) else { return nil }
    let maker = StatedMaker(make).makers.first?.rawValue ?? make.lowercased()
    let digest = DigestStream.sha256(of: Array("\(maker)\n".utf8) + number)
    self.serial = RelativeTraits.Digest(digest)
    guard self.serial.isMade else { return nil }
    let name = model.map { DigestStream.sha256(of: Array($0.lowercased().utf8)) } ?? nil
    self.model = RelativeTraits.Digest(name).high
  }

  /// Whether a number as written says nothing.
  static func isPlaceholder(of serial: String) -> Bool {
    SerialNumbers.significant(serial).map(isPlaceholder) ?? true
  }

  /// Whether a number is none: too short to tell two cameras apart, one sign again and again, digits in a row, a word,
  /// or all bits of a number set, as firmware and programs write what has no number.
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
