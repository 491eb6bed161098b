extension MetadataClaims {
  /// The maximum number of programs and credits read from one block: more than any program writes.
  private static let maximumOfBlock = 32

  /// Collects the claims in a block of IPTC (IIM 4.2, chapter 6).
  mutating func collect(_ block: IPTCFacts) {
    let version = block.text(2, 70).map { " " + $0 } ?? ""
    // A writer may leave another writer's data set where it is, before or after its own.
    let told = block.dataSets.lazy.filter { $0.record == 2 && ($0.number == 65 || $0.number == 110) }
    for var set in told.prefix(Self.maximumOfBlock) {
      // No name is longer, and reading a longer text costs more than it is worth.
      set.bytes = Array(set.bytes.prefix(4_096))
      let place = Evidence(location: block.container, offset: set.offset ?? block.offset)
      if set.number == 65 {
        add(.program, set.text + version, .iptc, property: "IPTC 2:65", evidence: place)
      } else {
        add(.credit, set.text, .iptc, property: "IPTC 2:110", evidence: place)
      }
    }
    for date in [block.date(.created, 55, 60), block.date(.digitized, 62, 63)].compactMap(\.self) {
      add(
        date.subject, date.value, time: date.time, .iptc, property: date.property, evidence: date.evidence)
    }
  }
}

extension IPTCFacts {
  /// Returns a date with the time from its own data set; nil if no day is stated.
  func date(_ subject: MetadataClaim.Subject, _ date: Int, _ time: Int) -> MetadataClaim? {
    guard let day = text(2, date), day.utf8.count == 8 else { return nil }
    let clock = text(2, time) ?? ""
    return MetadataClaim(
      subject, clock.isEmpty ? day : day + " " + clock, time: Self.moment(day, clock), .iptc,
      property: "IPTC 2:\(date)",
      evidence: Evidence(location: container, offset: dataSet(2, date)?.offset ?? offset))
  }

  /// Reads a date and a time such as `20230530` and `155601+0200` (IIM 4.2, 6.2).
  private static func moment(_ day: String, _ clock: String) -> CaptureTime? {
    let digits = Array(day.utf8) + Array(clock.utf8)
    guard digits.count >= 14, digits.prefix(14).allSatisfy({ $0.isASCIIDigit }) else { return nil }
    func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + Int($1 - 0x30) } }
    return CaptureTime(
      year: number(0..<4), month: number(4..<6), day: number(6..<8), hour: number(8..<10),
      minute: number(10..<12), second: number(12..<14), offsetMinutes: StatedDate.zone(clock.dropFirst(6)))
  }
}
