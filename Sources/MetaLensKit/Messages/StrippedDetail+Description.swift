extension StrippedDetail {
  var message: (MessageKey, [String]) {
    switch self {
    case .nothingLeft: (.flagMetadataStrippedDescription, [])
    case .displayTagsOnly(let tags): (.flagStrippedPartlyDescription, [tags])
    case .cameraTagsMissing(let maker, let tags, let fileCount):
      (.flagCameraTagsMissingDescription, [maker, tags, String(fileCount)])
    }
  }
}
