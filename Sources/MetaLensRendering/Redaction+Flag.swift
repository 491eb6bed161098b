import MetaLensAssessment

extension Redaction {
  /// Returns the flag with only what its parameters' declarations make public; with no parameters if this version
  /// doesn't know the kind.
  ///
  /// - Parameters:
  ///   - flag: the flag.
  ///   - model: the camera's model, with which many firmware versions begin.
  static func redacted(_ flag: OriginalityFlag, model: String? = nil) -> OriginalityFlag {
    var redacted = flag
    // Type and concern remain as they are, since a flag of a newer version has its own.
    redacted.detail = .init(id: flag.id, parameters: values(of: flag.detail, model: model))
    return redacted
  }

  private static func values(of detail: OriginalityFlag.FlagDetail, model: String?) -> [String: JSONValue] {
    guard let flag = detail.flag else { return [:] }
    var values = detail.parameters
    for parameter in flag.parameters {
      guard let value = values[parameter.name], value != .null else { continue }
      let privacy = privacy(of: parameter, in: values)
      values[parameter.name] = redacted(value, privacy, isOfReceiver: isOfReceiver(values), model: model)
    }
    return values
  }

  private static func redacted(
    _ value: JSONValue, _ privacy: FlagParameter.Privacy, isOfReceiver: Bool, model: String?
  ) -> JSONValue? {
    switch (privacy, value.stringValue) {
    case (.public, _): value
    case (.name, let text?): .string(name(text))
    case (.moment, let text?): .string(isMoment(text) && !isOfReceiver ? text : placeholder)
    case (.words(let words), let text?): .string(words.contains(text) ? text : placeholder)
    case (.program, let text?): .string(ProgramName.known(in: text) ?? placeholder)
    case (.layout, let text?): .string(ApplicationSegment.layout(text, hiding: placeholder))
    case (.boxes, let text?): .string(ContainerName.layout(text, hiding: placeholder))
    case (.boxes, nil): value.arrayValue.map { .array($0.map(difference)) }
    case (.version, let text?):
      .string(ProgramName.version(in: text, model: model, hiding: placeholder) ?? placeholder)
    case (_, .some): .string(placeholder)
    // No placeholder would read as a private number or list, so it is removed.
    case (_, nil): nil
    }
  }

  /// Returns who may see a parameter's value, which may depend on the tag whose value it is.
  private static func privacy(
    of parameter: FlagParameter, in values: [String: JSONValue]
  ) -> FlagParameter.Privacy {
    guard parameter.privacy == .tagged else { return parameter.privacy }
    return switch values["tag"]?.stringValue {
    case "Make", "Model": .name
    case "Software": .program
    case "DateTime": .moment
    default: .private
    }
  }

  /// Returns a `CameraDifference` without texts that only the file has; nothing of one in a form that isn't known.
  private static func difference(_ value: JSONValue) -> JSONValue {
    guard case .object(var members) = value else { return .string(placeholder) }
    let feature = members["feature"]?.stringValue.flatMap(CameraFeature.init(rawValue:))
    for key in ["seen", "expected"] {
      guard let text = members[key]?.stringValue else { continue }
      // What the encoder does has only names of markers and numbers besides.
      let isOwn = feature?.isEncoder == true
      members[key] = .string(
        feature == .container
          ? ContainerName.layout(text, hiding: placeholder) : isOwn ? text : placeholder)
    }
    return .object(members)
  }

  /// Whether a flag is about the satellites' time, which reveals the longitude.
  private static func isOfReceiver(_ values: [String: JSONValue]) -> Bool {
    ["tag", "property"].contains { values[$0]?.stringValue?.hasPrefix("GPS") ?? false }
  }
}
