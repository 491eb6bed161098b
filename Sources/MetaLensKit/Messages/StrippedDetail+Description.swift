extension StrippedDetail {
  var message: Message {
    switch self {
    case .nothingLeft: Message(.flagMetadataStrippedDescription)
    case .displayTagsOnly(let tags): Message(.flagStrippedPartlyDescription, ["tags": tags])
    case .cameraTagsMissing(let maker, let tags, let fileCount):
      Message(
        .flagCameraTagsMissingDescription, ["maker": maker, "tags": tags, "fileCount": String(fileCount)])
    }
  }
}
