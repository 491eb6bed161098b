import MetaLensKit

extension RuleExample {
  static let tilesRearranged = RuleExample(
    .tilesRearranged, triggering: .phone(ExamplePhoto.phoneExif(software: "17.5.1")) { $0.tiles = [2, 1] },
    nonTriggering: .phone(ExamplePhoto.phoneExif(software: "17.5.1")))
}
