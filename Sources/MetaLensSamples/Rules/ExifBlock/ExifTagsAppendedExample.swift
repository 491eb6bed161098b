import MetaLensFacts
import MetaLensKit

extension RuleExample {
  static let exifTagsAppended = RuleExample(
    .exifTagsAppended, triggering: .tagsAppended([ExifTag.exposureTime, 0x8827]),
    nonTriggering: .tagsAppended([]) { tiff in
      for tag in [ExifTag.exposureTime, 0x8827] { tiff.set(tiff.short(tag, 1), in: .exif) }
    })
}

extension ExamplePhoto {
  /// Returns a camera's photo with eight fields of ExifIFD in the order of their tags and these behind them;
  /// the closure changes the block first.
  package static func tagsAppended(
    _ tags: [UInt16], _ change: (inout TIFFBuilder) -> Void = { _ in }
  ) -> ExamplePhoto {
    camera { tiff in
      for tag in [0x9207, 0x9209, 0xA001] as [UInt16] { tiff.set(tiff.short(tag, 1), in: .exif) }
      change(&tiff)
      for tag in tags { tiff.exif.append(tiff.short(tag, 1)) }
    }
  }
}
