import MetaLensSamples
import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct SoftwareScannerRuleTests {
  @Test(arguments: [
    "VueScan 9 x64 (9.7.67)", "EPSON Scan", "FDi V4.5 / FRONTIER390", "KODAK Digital Central Lab System",
  ])
  func raisedFor(software: String) throws {
    let findings = try findings(by: .softwareScanner, on: .software(software))
    #expect(findings.map(\.detail) == [.flag(.softwareScanner, ["software": software])])
    #expect(findings.first?.evidence.first?.tag == ExifTag.software)
    #expect(findings.first?.evidence.first?.location == "APP1 Exif IFD0")
  }

  @Test(arguments: ["scans of mine", "Ver.1.01"])
  func notRaisedFor(software: String) throws {
    #expect(try raised(by: .softwareScanner, on: .software(software)).isEmpty)
  }

  /// A scanner that Model names, unless a program is named too, or an exposure or a maker note is a camera's.
  @Test(arguments: [
    ("Canon", "CanoScan 9000F", true), ("EPSON", "Perfection V600", true), ("Canon", "Canon EOS 40D", false),
    ("Nikon", "LS-50", true),
  ])
  func raisedForAScannersModel(make: String, model: String, isScanner: Bool) throws {
    let found = try findings(by: .softwareScanner, on: Self.scan(make, model))
    #expect(found.map(\.detail) == (isScanner ? [.flag(.softwareScanner, ["model": model])] : []))
    #expect(found.allSatisfy { $0.evidence.map(\.tag) == [ExifTag.model] })
    let texts = found.map { $0.detail.description(in: .english) }
    #expect(texts.allSatisfy { $0.contains("“\(model)”, is a scanner") })
    #expect(try raised(by: .softwareScanner, on: Self.scan(make, model, isExposed: true)).isEmpty)
    let noted = Self.scan(make, model) { $0.set($0.undefined(ExifTag.makerNote, [1, 2, 3, 4]), in: .exif) }
    #expect(try raised(by: .softwareScanner, on: noted).isEmpty)
    let program = Self.scan(make, model) { $0.set($0.ascii(ExifTag.software, "EPSON Scan"), in: .ifd0) }
    #expect(
      try raised(by: .softwareScanner, on: program) == [.flag(.softwareScanner, ["software": "EPSON Scan"])])
  }

  /// A scan isn't held against what the maker's cameras do.
  @Test func aScanIsNoCamerasFile() throws {
    let rules: [Rule] = [
      .makerNoteMissing, .encoderSoftware, .encoderJFIFBeforeExif, .encoderUnmeasured, .thumbnailMissing,
      .cameraTagsMissing, .cameraFileDiffers, .cameraFileUnusual, .cameraUnknown, .exifLayoutForeign,
    ]
    for rule in rules {
      let found = try raised(by: rule, on: Self.scan("Canon", "CanoScan 9000F"))
      #expect(found.isEmpty, "\(rule.id)")
    }
    let camera = Self.scan("Canon", "CanoScan 9000F", isExposed: true)
    #expect(try raised(by: .makerNoteMissing, on: camera).count == 1)
    #expect(try raised(by: .encoderSoftware, on: camera).count == 1)
    let step = MessageKey.verdictNextScan.text(in: .english)
    #expect(try report(of: Self.scan("Canon", "CanoScan 9000F")).nextStep(in: .english) == step)
  }

  /// A scan saved as PNG is no camera's file that was converted.
  @Test func aScanInAnotherFormatIsNotConverted() throws {
    for (make, model, isConverted) in [("Canon", "CanoScan 9000F", false), ("Canon", "Canon EOS 40D", true)] {
      let photo = ExamplePhoto.png(exif: Self.exif(make, model))
      #expect(try raised(by: .containerConverted, on: photo).isEmpty != isConverted)
    }
  }

  private static func scan(
    _ make: String, _ model: String, isExposed: Bool = false, _ change: (inout TIFFBuilder) -> Void = { _ in }
  ) -> ExamplePhoto {
    let exif = Self.exif(make, model) { tiff in
      if isExposed { tiff.set(tiff.rational(ExifTag.exposureTime, (1, 125)), in: .exif) }
      change(&tiff)
    }
    return ExamplePhoto(exif: exif) { builder in
      builder.segments = [ExamplePhoto.jfif]
      builder.isSplit = true
    }
  }

  private static func exif(
    _ make: String, _ model: String, _ change: (inout TIFFBuilder) -> Void = { _ in }
  ) -> [UInt8] {
    ExamplePhoto.cameraExif { tiff in
      tiff.makerNoteShift = nil
      tiff.setCamera(make, model)
      change(&tiff)
    }
  }
}
