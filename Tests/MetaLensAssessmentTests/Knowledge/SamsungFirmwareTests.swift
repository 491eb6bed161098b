import Testing

@testable import MetaLensAssessment

struct SamsungFirmwareTests {
  @Test(
    arguments: [
      ("G991BXXU3AUB1", 2021, 2, "2021-02"), ("S931U1UEU1AYA1", 2025, 1, "2025-01"),
      ("I9505XXUGNG8", 2014, 7, "2014-07"), ("G973NKSU1ASAT", 2019, 1, "2019-01"),
      ("J530FXXS9CUE5", 2021, 5, "2021-05"), ("S948BXXU1AZL1", 2026, 12, "2026-12"),
    ] as [(String, Int, Int, String)])
  func read(name: String, year: Int, month: Int, text: String) {
    let firmware = SamsungFirmware(name)
    #expect(firmware?.year == year)
    #expect(firmware?.month == month)
    #expect(firmware?.text == text)
  }

  /// Names from before 2012, other firmware, a thirteenth month, lower case, and more or less than a name.
  @Test(arguments: [
    "I9000XXJVB", "I9000XXJF3", "fw 05.15 prm 07.53", "1.0", "", "G991BXXU3AUM1", "g991bxxu3aub1",
    "G991BXXU3AUB1 ", "G991BXXU3A2B1", "G991BXXK3AUB1", "U3AUB1", "Adobe Photoshop 21.1 (Macintosh)",
  ])
  func notRead(name: String) {
    #expect(SamsungFirmware(name) == nil)
  }
}
