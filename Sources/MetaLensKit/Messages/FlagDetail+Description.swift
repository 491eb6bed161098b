import MetaLensFacts

extension OriginalityFlag.FlagDetail {
  /// What was seen, in a person's language.
  public func description(in language: Language) -> String {
    message(in: language).text(in: language)
  }

  func message(in language: Language) -> Message {
    switch self {
    case .softwareEdited(let software): Message(.flagSoftwareEditedDescription, ["software": software])
    case .mobileAppEdited(let software): Message(.flagMobileAppEditedDescription, ["software": software])
    case .softwareVersion(let version): Message(.flagSoftwareVersionDescription, ["version": version])
    case .noSoftwareInfo: Message(.flagNoSoftwareInfoDescription)
    case .cameraInfo(let make, let model):
      Message(.flagCameraInfoDescription, ["make": make, "model": model])
    case .cameraInfoMissing: Message(.flagCameraInfoMissingDescription)
    case .hasGps: Message(.flagHasGpsDescription)
    case .noGps: Message(.flagNoGpsDescription)
    case .hasCreationDate: Message(.flagHasCreationDateDescription)
    case .creationDateMissing: Message(.flagCreationDateMissingDescription)
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
    case .other(let id, _): Message(.flagOtherDescription, ["id": id])
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
  fileprivate var message: Message {
    switch self {
    case .aiTool(let software): Message(.flagSoftwareAIToolDescription, ["software": software])
    case .platform(let software): Message(.flagSoftwarePlatformDescription, ["software": software])
    case .scanner(let software): Message(.flagSoftwareScannerDescription, ["software": software])
    case .rawConverter(let software): Message(.flagSoftwareRawConverterDescription, ["software": software])
    case .metadataTool(let software): Message(.flagSoftwareMetadataToolDescription, ["software": software])
    case .unrecognized(let software): Message(.flagSoftwareUnrecognizedDescription, ["software": software])
    }
  }
}

extension CameraDetail {
  fileprivate var message: Message {
    switch self {
    case .incomplete(let make, let model):
      Message(.flagCameraInfoIncompleteDescription, ["stated": make ?? model ?? ""])
    case .conflict(let make, let model, let maker):
      Message(.flagCameraMakeModelConflictDescription, ["make": make, "model": model, "maker": maker])
    case .processed(let tag, let value):
      Message(.flagCameraProcessedDescription, ["tag": tag, "value": String(value)])
    }
  }
}

extension DimensionsDetail {
  fileprivate var message: Message {
    switch self {
    case .match(let size):
      Message(.flagDimensionsMatchDescription, ["width": String(size.width), "height": String(size.height)])
    case .mismatch(let stated, let coded):
      Message(.flagDimensionsMismatchDescription, MessageValues(stated: stated, coded: coded))
    case .rotated(let stated, let coded):
      Message(.flagDimensionsRotatedDescription, MessageValues(stated: stated, coded: coded))
    case .unstated: Message(.flagDimensionsUnstatedDescription)
    }
  }
}

extension FileDetail {
  fileprivate var message: Message {
    switch self {
    case .incomplete: Message(.flagFileIncompleteDescription)
    case .exifMissing: Message(.flagExifMissingDescription)
    case .refused(let reason): Message(.flagPictureRefusedDescription, ["reason": reason])
    case .nameDiffers(let named, let format):
      Message(
        .flagFormatNameDiffersDescription,
        ["named": named, "format": PhotoFormat(rawValue: format).displayName])
    }
  }
}

extension ExifBlockDetail {
  fileprivate var message: Message {
    switch self {
    case .camera: Message(.flagExifBlockCameraDescription)
    case .rewritten(let writer): Message(.flagExifRewrittenDescription, ["writer": writer])
    case .layoutForeign(let maker, let fileCount):
      Message(.flagExifLayoutForeignDescription, ["maker": maker, "fileCount": String(fileCount)])
    case .windowsPadding: Message(.flagExifWindowsPaddingDescription)
    case .unsorted(let directory): Message(.flagExifUnsortedDescription, ["directory": directory])
    case .duplicateTags(let directory, let tag):
      Message(.flagExifDuplicateTagsDescription, ["directory": directory, "tag": tag])
    case .secondBlock: Message(.flagExifSecondBlockDescription)
    case .tiffTags(let tags): Message(.flagExifTiffTagsDescription, ["tags": tags])
    }
  }
}

extension MakerNoteDetail {
  fileprivate var message: Message {
    switch self {
    case .missing(let maker, let fileCount):
      Message(.flagMakerNoteMissingDescription, ["maker": maker, "fileCount": String(fileCount)])
    case .foreign(let maker, let make):
      Message(.flagMakerNoteForeignDescription, ["maker": maker, "make": make])
    case .broken(let shift): Message(.flagMakerNoteBrokenDescription, ["shift": String(shift)])
    case .intact(let maker): Message(.flagMakerNoteIntactDescription, ["maker": maker])
    }
  }
}
