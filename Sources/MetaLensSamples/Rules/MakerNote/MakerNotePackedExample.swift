import MetaLensKit

extension RuleExample {
  static let makerNotePacked = RuleExample(
    .makerNotePacked,
    triggering: .phone(),
    nonTriggering: .phone(
      ExamplePhoto.phoneExif {
        $0.set($0.undefined(ExifTag.makerNote, ExamplePhoto.appleNote(padCount: 2)), in: .exif)
      }))
}
