import Foundation
import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

/// Returns what a rule finds in a photo, read from its bytes.
func raised(
  by rule: Rule, on photo: ExamplePhoto, now: Int = 1_700_000_000
) throws -> [OriginalityFlag.FlagDetail] {
  try findings(by: rule, on: photo, now: now).map(\.detail)
}

func findings(by rule: Rule, on photo: ExamplePhoto, now: Int = 1_700_000_000) throws -> [Finding] {
  var facts = try PhotoDecoder(limits: ReadLimits()).decode(
    MemorySource(photo.bytes), depth: .pixels, hashing: false)
  facts.credentialCheck = photo.check
  return findings(
    by: rule,
    in: RuleContext(facts: facts, attributions: Attributions(facts), now: now, name: photo.name))
}

/// Returns what a rule finds.
///
/// The test fails if the rule finds a value that its flag doesn't declare, whether misspelled or of another kind, or
/// finds something where it wouldn't be run.
func findings(by rule: Rule, in context: RuleContext) -> [Finding] {
  let found = rule.evaluate(context)
  #expect(found.isEmpty || context.present.isSuperset(of: rule.needs), "\(rule.id)")
  for finding in found {
    #expect(finding.flag.accepts(finding.values), "\(rule.id): \(finding.values.json)")
  }
  return found
}

/// Returns a photo's whole report.
func report(of photo: ExamplePhoto, depth: AnalysisDepth = .pixels) throws -> OriginalityReport {
  var facts = try PhotoDecoder(limits: ReadLimits()).decode(
    MemorySource(photo.bytes), depth: depth, hashing: false)
  facts.credentialCheck = photo.check
  return PhotoAnalysis().report(of: facts, depth: depth, at: Date(timeIntervalSince1970: 1_700_000_000))
}

extension ExamplePhoto {
  /// Returns a camera's JPEG with these dates; nil for none.
  static func dated(
    original: String? = "2023:05:30 15:56:01", digitized: String? = "2023:05:30 15:56:01",
    modified: String? = "2023:05:30 15:56:01"
  ) -> ExamplePhoto {
    .camera { tiff in
      for (tag, kind, text) in [
        (ExifTag.dateTimeOriginal, ExifDirectory.Kind.exif, original),
        (ExifTag.dateTimeDigitized, .exif, digitized), (ExifTag.dateTime, .ifd0, modified),
      ] {
        tiff.remove(tag, from: kind)
        if let text { tiff.set(tiff.ascii(tag, text), in: kind) }
      }
    }
  }

  /// Returns a camera's JPEG with this make and model; nil for none.
  static func made(_ make: String?, _ model: String?) -> ExamplePhoto {
    .camera { tiff in
      tiff.remove(ExifTag.make, from: .ifd0)
      tiff.remove(ExifTag.model, from: .ifd0)
      if let make { tiff.set(tiff.ascii(ExifTag.make, make), in: .ifd0) }
      if let model { tiff.set(tiff.ascii(ExifTag.model, model), in: .ifd0) }
    }
  }

  /// Returns a Panasonic raw file whose JPEG states this make and model.
  static func rw2(_ make: String, _ model: String) -> ExamplePhoto {
    var tiff = TIFFBuilder(byteOrder: .littleEndian)
    tiff.setCamera("Panasonic", "DMC-LX3")
    tiff.set(tiff.undefined(0x002E, camera { $0.setCamera(make, model) }.bytes), in: .ifd0)
    var bytes = tiff.build()
    // Panasonic's mark, in place of TIFF's version.
    bytes.replaceSubrange(2..<4, with: [0x55, 0])
    return ExamplePhoto(bytes)
  }

  /// Returns a Fujifilm raw file with this camera in its header, and a JPEG.
  static func raf(_ camera: String, _ photo: ExamplePhoto) -> ExamplePhoto {
    var bytes = Array("FUJIFILMCCD-RAW 0201FF392201".utf8) + Array(camera.utf8)
    bytes += [UInt8](repeating: 0, count: 148 - bytes.count)
    bytes.replaceSubrange(84..<92, with: PNGBuilder.long(148) + PNGBuilder.long(photo.bytes.count))
    return ExamplePhoto(bytes + photo.bytes)
  }

  /// Returns a JPEG of a size that differs from the one its EXIF states (64 by 48).
  static func sized(_ width: Int, _ height: Int) -> ExamplePhoto {
    .camera(size: PixelSize(width: width, height: height))
  }
}
