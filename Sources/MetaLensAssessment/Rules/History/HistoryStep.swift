/// A step of the history in XMP, as written (XMP part 2, 1.2.4.1 ResourceEvent).
package struct HistoryStep: Sendable {
  /// What was done: `saved`, `converted`.
  package var action: String
  /// The time of the step, as written.
  package var when: String?
  package var software: String?
  /// The part of the file that changed: `/` is all of it, `/metadata` what it says about itself.
  package var changed: String?
  /// More about what was done: `from image/tiff to image/jpeg`.
  package var parameters: String?

  package var isMetadataOnly: Bool { changed == "/metadata" }

  /// XMP's words for actions (XMP part 2, 1.2.4.1), and the further ones that Adobe's programs write.
  static let actions = [
    "converted", "copied", "created", "cropped", "derived", "edited", "filtered", "formatted", "opened",
    "printed",
    "produced", "published", "resized", "saved", "version_updated", "versioned",
  ]

  /// XMP's words for the parts of a file that a step changed.
  static let parts = ["/", "/content", "/metadata"]

  /// The step as a flag's values, without what the step doesn't state.
  var values: FlagValues {
    FlagValues().with("action", action).with("when", ifAny: when).with("software", ifAny: software)
      .with("changed", ifAny: changed).with("parameters", ifAny: parameters)
  }
}

extension HistoryStep {
  init(_ values: FlagValues) {
    self.init(
      action: values.text("action") ?? "", when: values.text("when"), software: values.text("software"),
      changed: values.text("changed"), parameters: values.text("parameters"))
  }
}
