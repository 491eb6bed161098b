/// A step of the history in XMP, as written (XMP part 2, 1.2.4.1 ResourceEvent).
public struct HistoryStep: Sendable, Hashable {
  /// What was done: `saved`, `converted`.
  public var action: String
  /// When, as written.
  public var when: String?
  /// With which program.
  public var software: String?
  /// Which part of the file changed: `/` all of it, `/metadata` what it says of itself.
  public var changed: String?
  /// More about what was done: `from image/tiff to image/jpeg`.
  public var parameters: String?

  /// Makes a step.
  public init(
    action: String, when: String? = nil, software: String? = nil, changed: String? = nil,
    parameters: String? = nil
  ) {
    self.action = action
    self.when = when
    self.software = software
    self.changed = changed
    self.parameters = parameters
  }

  /// Whether it states that nothing but metadata changed.
  public var isMetadataOnly: Bool { changed == "/metadata" }

  var json: [String: JSONValue] {
    var fields: [String: JSONValue] = ["action": .string(action)]
    if let when { fields["when"] = .string(when) }
    if let software { fields["software"] = .string(software) }
    if let changed { fields["changed"] = .string(changed) }
    if let parameters { fields["parameters"] = .string(parameters) }
    return fields
  }

  init?(json fields: [String: JSONValue]) {
    guard let action = fields["action"]?.stringValue else { return nil }
    self.init(
      action: action, when: fields["when"]?.stringValue, software: fields["software"]?.stringValue,
      changed: fields["changed"]?.stringValue, parameters: fields["parameters"]?.stringValue)
  }
}
