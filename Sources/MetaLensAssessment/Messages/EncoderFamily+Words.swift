extension EncoderFamily {
  /// Which text tells who coded a picture: cameras and encoders nobody knows have one of their own.
  static func variant(of values: FlagValues) -> String {
    switch EncoderFamily(rawValue: values.text("family") ?? "") {
    case .camera: "camera"
    case .unknown: "unknown"
    default: "named"
    }
  }

  /// The words for the family that a parameter names; a name of a newer version stands as it is.
  static func phrases(
    _ values: FlagValues, _ parameter: String,
    name: (String) -> String? = { EncoderFamily(rawValue: $0)?.name }
  ) -> MessageValues {
    let family = values.text(parameter) ?? ""
    return [parameter: name(family) ?? family]
  }
}
