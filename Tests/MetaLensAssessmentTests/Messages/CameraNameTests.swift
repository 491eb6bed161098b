import MetaLensAssessment
import Testing

struct CameraNameTests {
  @Test(arguments: [
    ("Canon", "Canon EOS 40D", "Canon EOS 40D"), ("NIKON CORPORATION", "NIKON D70", "NIKON D70"),
    ("PENTAX Corporation", "PENTAX K10D", "PENTAX K10D"), ("SAMSUNG,Co.", "Samsung S5", "Samsung S5"),
    ("moto g82 5G", "motorola", "moto g82 5G motorola"), ("LG Electronics", "LG-H870", "LG-H870"),
    ("Apple", "iPhone 12", "Apple iPhone 12"), ("SAMSUNG", nil, "SAMSUNG"), (nil, "E-M5", "E-M5"),
    ("  ", "\u{20} X  100", "X 100"), (nil, nil, nil), ("", "", nil),
  ])
  func namesACameraOnce(make: String?, model: String?, expected: String?) {
    var summary = PhotoSummary(format: .jpeg, fileSize: 1)
    (summary.make, summary.model) = (make, model)
    #expect(CameraName.of(summary) == expected)
  }

  /// In a sentence, a make or model that reads as more than a name is quoted.
  @Test(
    arguments: [
      ("SAMSUNG TECHWIN CO., LTD.", "ES15", "SAMSUNG TECHWIN CO., LTD. ES15"), (nil, "E-M5", "E-M5"),
      ("Canon", "Canon EOS 40D. Checked: unchanged", "“Canon EOS 40D. Checked: unchanged”"),
      ("Unchanged. By", "Canon", "“Unchanged. By Canon”"), (nil, nil, nil),
    ] as [(String?, String?, String?)])
  func isToldInASentence(make: String?, model: String?, expected: String?) {
    var summary = PhotoSummary(format: .jpeg, fileSize: 1)
    (summary.make, summary.model) = (make, model)
    #expect(CameraName.told(summary, in: .english) == expected)
  }

  @Test(
    arguments: [
      (" Apple", nil, "Apple"), ("Apple", " ", "Apple"), ("Apple", "iPhone 12", nil), (nil, "E-M5", nil),
      (" ", nil, nil),
    ] as [(String?, String?, String?)])
  func knowsAMakeAlone(make: String?, model: String?, expected: String?) {
    var summary = PhotoSummary(format: .jpeg, fileSize: 1)
    (summary.make, summary.model) = (make, model)
    #expect(CameraName.makeAlone(summary) == expected)
  }
}
