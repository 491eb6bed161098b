/// A step of the history in XMP, as written (XMP part 2, 1.2.4.1 ResourceEvent).
package struct HistoryStep: Sendable {
  /// What was done: `saved`, `converted`.
  package var action: String
  /// When, as written.
  package var when: String?
  /// With which program.
  package var software: String?
  /// Which part of the file changed: `/` all of it, `/metadata` what it says of itself.
  package var changed: String?
  /// More about what was done: `from image/tiff to image/jpeg`.
  package var parameters: String?

  /// Whether it states that nothing but metadata changed.
  package var isMetadataOnly: Bool { changed == "/metadata" }

  /// XMP's words for actions (XMP part 2, 1.2.4.1), and those that Adobe's programs write besides.
  static let actions = [
    "converted", "copied", "created", "cropped", "derived", "edited", "filtered", "formatted", "opened",
    "printed",
    "produced", "published", "resized", "saved", "version_updated", "versioned",
  ]

  /// XMP's words for the parts of a file that a step changed.
  static let parts = ["/", "/content", "/metadata"]

  /// The step as a flag's values: what it doesn't state isn't among them.
  var values: FlagValues {
    FlagValues().with("action", action).with("when", ifAny: when).with("software", ifAny: software)
      .with("changed", ifAny: changed).with("parameters", ifAny: parameters)
  }
}

extension HistoryStep {
  /// The step that a flag's values tell.
  init(_ values: FlagValues) {
    self.init(
      action: values.text("action") ?? "", when: values.text("when"), software: values.text("software"),
      changed: values.text("changed"), parameters: values.text("parameters"))
  }
}
