import MetaLensFacts

extension Rule {
  /// The ids of every rule, in order.
  static let allIDs = all.map(\.id)

  /// The ids of the rules that run at each depth, in order of the depths.
  static let idsByDepth: [[String]] = ReadDepth.allCases.map { depth in
    all.filter { Inputs.read(at: depth).isSuperset(of: $0.reads) }.map(\.id)
  }

  /// Every rule, by group and name.
  package static let all: [Rule] = [
    .cameraInfo,
    .cameraInfoIncomplete,
    .cameraInfoMissing,
    .cameraMakeModelConflict,
    .dimensionsMatch,
    .dimensionsMismatch,
    .dimensionsRotated,
    .dimensionsUnstated,
    .exifDuplicateTags,
    .exifLayoutForeign,
    .exifRewritten,
    .exifSecondBlock,
    .exifTiffTags,
    .exifUnsorted,
    .exifWindowsPadding,
    .exifMissing,
    .fileIncomplete,
    .pictureRefused,
    .makerNoteBroken,
    .makerNoteForeign,
    .makerNoteIntact,
    .makerNoteMissing,
    .gpsImpossible,
    .compressedTwice,
    .losslessRotation,
    .hasGps,
    .noGps,
    .mobileAppEdited,
    .noSoftwareInfo,
    .softwareAITool,
    .softwareEdited,
    .softwareMetadataTool,
    .softwarePlatform,
    .softwareRawConverter,
    .softwareScanner,
    .softwareUnrecognized,
    .softwareVersion,
    .thumbnailDiffers,
    .thumbnailMatches,
    .thumbnailOtherAspect,
    .thumbnailShowsMore,
    .thumbnailTurned,
    .creationDateMissing,
    .dateDigitizedDiffers,
    .dateImpossible,
    .dateInFuture,
    .dateModifiedAfterCreation,
    .dateModifiedBeforeCreation,
    .datesAgree,
    .hasCreationDate,
  ]
}
