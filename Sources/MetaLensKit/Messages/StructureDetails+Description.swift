extension EncoderDetail {
  var message: (MessageKey, [String]) {
    switch self {
    case .identified(let family, let layout):
      switch EncoderFamily(rawValue: family) {
      case .camera: (.flagEncoderIdentifiedCameraDescription, [layout])
      case .unknown: (.flagEncoderIdentifiedUnknownDescription, [layout])
      case let known: (.flagEncoderIdentifiedNamedDescription, [known?.name ?? family, layout])
      }
    case .camera(let layout): (.flagEncoderCameraDescription, [layout])
    case .software(let make, let encoder, let layout):
      (
        .flagEncoderSoftwareDescription,
        [make, EncoderFamily(rawValue: encoder)?.name ?? encoder, layout]
      )
    case .leadingJFIF(let make): (.flagEncoderJFIFBeforeExifDescription, [make])
    case .optimizedHuffman(let make): (.flagEncoderHuffmanOptimizedDescription, [make])
    case .progressive(let make): (.flagEncoderProgressiveDescription, [make])
    case .fullColor(let make): (.flagEncoderSampling444Description, [make])
    case .editorTables(let make, let tables): (.flagEncoderEditorTablesDescription, [make, tables])
    case .adobeMarker(let make, let marker): (.flagEncoderAdobeMarkerDescription, [make, marker])
    case .otherThumbnail(let make, let picture, let thumbnail):
      (.flagEncoderThumbnailOtherDescription, [make, picture, thumbnail])
    case .comment(let text): (.flagEncoderCommentDescription, [text])
    case .otherComment(let text): (.flagCommentPresentDescription, [text])
    }
  }
}

extension ContainerDetail {
  var message: (MessageKey, [String]) {
    switch self {
    case .mpfBroken(let found, let stated): (.flagMpfBrokenDescription, [String(stated), String(found)])
    case .mpfIntact(let count): (.flagMpfIntactDescription, [String(count)])
    case .trailerUnknown(let byteCount): (.flagTrailerUnknownDescription, [String(byteCount)])
    case .trailerText(let byteCount): (.flagTrailerTextDescription, [String(byteCount)])
    case .trailerUnlisted(let kind, let byteCount):
      (
        kind == "jpeg" ? .flagTrailerUnlistedPictureDescription : .flagTrailerUnlistedFilmDescription,
        [String(byteCount)]
      )
    case .trailerForeign(let kind): (.flagTrailerForeignDescription, [kind])
    case .trailerSoftware(let program): (.flagTrailerSoftwareDescription, [program])
    case .trailerMaker(let make, let kind): (.flagTrailerMakerDescription, [make, kind])
    case .trailerSamsungEdited: (.flagTrailerSamsungEditedDescription, [])
    case .vendorSegment(let make, let segment): (.flagVendorSegmentsDescription, [make, segment])
    case .strayBytes(let byteCount): (.flagBytesBetweenSegmentsDescription, [String(byteCount)])
    }
  }
}
