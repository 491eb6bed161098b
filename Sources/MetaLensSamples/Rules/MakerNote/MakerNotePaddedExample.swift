import MetaLensKit

extension RuleExample {
  static let makerNotePadded = RuleExample(
    .makerNotePadded,
    triggering: .phone(
      ExamplePhoto.phoneExif {
        $0.set($0.undefined(ExifTag.makerNote, ExamplePhoto.appleNote(padCount: 2)), in: .exif)
      }),
    nonTriggering: .phone())
}
