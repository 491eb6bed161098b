import MetaLensKit

extension RuleExample {
  static let exifUnpaddedUnlikeMaker = RuleExample(
    .exifUnpaddedUnlikeMaker, triggering: .unpadded(), nonTriggering: .unpadded { $0.padsValues = true })
}

extension ExamplePhoto {
  /// Returns a camera's photo whose EXIF block has no gap and no padding; the model's length is odd, so that offsets are.
  package static func unpadded(
    make: String = "Canon", model: String = "Canon EOS 400D", _ change: (inout TIFFBuilder) -> Void = { _ in }
  ) -> ExamplePhoto {
    camera { tiff in
      tiff.setCamera(make, model)
      (tiff.padsValues, tiff.slackCount) = (false, 0)
      change(&tiff)
    }
  }
}
