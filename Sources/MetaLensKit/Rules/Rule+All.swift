extension Rule {
  /// The ids of every rule, in order.
  static let allIDs = all.map(\.id)

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
    .exifMissing,
    .fileIncomplete,
    .pictureRefused,
    .gpsImpossible,
    .hasGps,
    .noGps,
    .cameraFileDiffers,
    .cameraFileUnusual,
    .cameraKnownAgrees,
    .cameraUnknown,
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
