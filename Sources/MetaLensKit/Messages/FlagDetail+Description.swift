import MetaLensFacts

extension OriginalityFlag.FlagDetail {
  /// What was seen, in a person's language.
  public func description(in language: Language) -> String {
    let (key, arguments) = message(in: language)
    return key.text(in: language, arguments: arguments)
  }

  func message(in language: Language) -> (MessageKey, [String]) {
    switch self {
    case .softwareEdited(let software): (.flagSoftwareEditedDescription, [software])
    case .mobileAppEdited(let software): (.flagMobileAppEditedDescription, [software])
    case .softwareVersion(let version): (.flagSoftwareVersionDescription, [version])
    case .noSoftwareInfo: (.flagNoSoftwareInfoDescription, [])
    case .cameraInfo(let make, let model): (.flagCameraInfoDescription, [make, model])
    case .cameraInfoMissing: (.flagCameraInfoMissingDescription, [])
    case .hasGps: (.flagHasGpsDescription, [])
    case .noGps: (.flagNoGpsDescription, [])
    case .hasCreationDate: (.flagHasCreationDateDescription, [])
    case .creationDateMissing: (.flagCreationDateMissingDescription, [])
    case .software(let detail): detail.message
    case .camera(let detail): detail.message
    case .place(let detail): detail.message
    case .time(let detail): detail.message
    case .dimensions(let detail): detail.message
    case .file(let detail): detail.message
    case .signature(let detail): detail.message(in: language)
    case .encoder(let detail): detail.message
    case .container(let detail): detail.message
    case .format(let detail): detail.message
    case .exifBlock(let detail): detail.message
    case .makerNote(let detail): detail.message
    case .thumbnail(let detail): detail.message
    case .picture(let detail): detail.message
    case .history(let detail): detail.message(in: language)
    case .ai(let detail): detail.message
    case .credentials(let detail): detail.message(in: language)
    case .platform(let detail): detail.message
    case .screenshot(let detail): detail.message
    case .story(let detail): detail.message
    case .stripped(let detail): detail.message
    case .other(let id, _): (.flagOtherDescription, [id])
    }
  }
}

extension OriginalityFlag {
  /// What was seen, in a person's language.
  public func description(in language: Language) -> String { detail.description(in: language) }

  /// What was seen: on Apple platforms in the first preferred language there is, in English elsewhere.
  public var localizedDescription: String { description(in: .preferred) }
}

extension SoftwareDetail {
  fileprivate var message: (MessageKey, [String]) {
    switch self {
    case .aiTool(let software): (.flagSoftwareAIToolDescription, [software])
    case .platform(let software): (.flagSoftwarePlatformDescription, [software])
    case .scanner(let software): (.flagSoftwareScannerDescription, [software])
    case .rawConverter(let software): (.flagSoftwareRawConverterDescription, [software])
    case .metadataTool(let software): (.flagSoftwareMetadataToolDescription, [software])
    case .unrecognized(let software): (.flagSoftwareUnrecognizedDescription, [software])
    }
  }
}

extension CameraDetail {
  fileprivate var message: (MessageKey, [String]) {
    switch self {
    case .incomplete(let make, let model): (.flagCameraInfoIncompleteDescription, [make ?? model ?? ""])
    case .conflict(let make, let model, let maker):
      (.flagCameraMakeModelConflictDescription, [make, model, maker])
    case .processed(let tag, let value): (.flagCameraProcessedDescription, [tag, String(value)])
    }
  }
}

extension DimensionsDetail {
  fileprivate var message: (MessageKey, [String]) {
    switch self {
    case .match(let size): (.flagDimensionsMatchDescription, [String(size.width), String(size.height)])
    case .mismatch(let stated, let coded):
      (
        .flagDimensionsMismatchDescription,
        [stated.width, stated.height, coded.width, coded.height].map { String($0) }
      )
    case .rotated(let stated, let coded):
      (
        .flagDimensionsRotatedDescription,
        [stated.width, stated.height, coded.width, coded.height].map { String($0) }
      )
    case .unstated: (.flagDimensionsUnstatedDescription, [])
    }
  }
}

extension FileDetail {
  fileprivate var message: (MessageKey, [String]) {
    switch self {
    case .incomplete: (.flagFileIncompleteDescription, [])
    case .exifMissing: (.flagExifMissingDescription, [])
    case .refused(let reason): (.flagPictureRefusedDescription, [reason])
    case .nameDiffers(let named, let format):
      (.flagFormatNameDiffersDescription, [named, PhotoFormat(rawValue: format).displayName])
    }
  }
}

extension ExifBlockDetail {
  fileprivate var message: (MessageKey, [String]) {
    switch self {
    case .camera: (.flagExifBlockCameraDescription, [])
    case .rewritten(let writer): (.flagExifRewrittenDescription, [writer])
    case .layoutForeign(let maker, let fileCount):
      (.flagExifLayoutForeignDescription, [maker, String(fileCount)])
    case .windowsPadding: (.flagExifWindowsPaddingDescription, [])
    case .unsorted(let directory): (.flagExifUnsortedDescription, [directory])
    case .duplicateTags(let directory, let tag): (.flagExifDuplicateTagsDescription, [directory, tag])
    case .secondBlock: (.flagExifSecondBlockDescription, [])
    case .tiffTags(let tags): (.flagExifTiffTagsDescription, [tags])
    }
  }
}

extension MakerNoteDetail {
  fileprivate var message: (MessageKey, [String]) {
    switch self {
    case .missing(let maker, let fileCount): (.flagMakerNoteMissingDescription, [maker, String(fileCount)])
    case .foreign(let maker, let make): (.flagMakerNoteForeignDescription, [maker, make])
    case .broken(let shift): (.flagMakerNoteBrokenDescription, [String(shift)])
    case .intact(let maker): (.flagMakerNoteIntactDescription, [maker])
    }
  }
}
