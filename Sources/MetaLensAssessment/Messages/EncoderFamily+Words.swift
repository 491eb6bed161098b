extension EncoderFamily {
  /// Returns the variant of the text that says what coded a picture: cameras and unknown encoders have their own.
  static func variant(of values: FlagValues) -> String {
    switch EncoderFamily(rawValue: values.text("family") ?? "") {
    case .camera: "camera"
    case .unknown: "unknown"
    default: "named"
    }
  }

  /// Returns the words for the family that a parameter names; a name of a newer version stays unchanged.
  static func phrases(
    _ values: FlagValues, _ parameter: String,
    name: (String) -> String? = { EncoderFamily(rawValue: $0)?.name }
  ) -> MessageValues {
    let family = values.text(parameter) ?? ""
    return [parameter: name(family) ?? family]
  }
}
