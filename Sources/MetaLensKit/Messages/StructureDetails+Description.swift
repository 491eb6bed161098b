extension EncoderDetail {
  var message: Message {
    switch self {
    case .identified(let family, let layout):
      switch EncoderFamily(rawValue: family) {
      case .camera: Message(.flagEncoderIdentifiedCameraDescription, ["layout": layout])
      case .unknown: Message(.flagEncoderIdentifiedUnknownDescription, ["layout": layout])
      case let known:
        Message(.flagEncoderIdentifiedNamedDescription, ["family": known?.name ?? family, "layout": layout])
      }
    case .camera(let layout): Message(.flagEncoderCameraDescription, ["layout": layout])
    case .software(let make, let encoder, let layout):
      Message(
        .flagEncoderSoftwareDescription,
        ["make": make, "encoder": EncoderFamily(rawValue: encoder)?.name ?? encoder, "layout": layout])
    case .leadingJFIF(let make): Message(.flagEncoderJFIFBeforeExifDescription, ["make": make])
    case .optimizedHuffman(let make): Message(.flagEncoderHuffmanOptimizedDescription, ["make": make])
    case .progressive(let make): Message(.flagEncoderProgressiveDescription, ["make": make])
    case .fullColor(let make): Message(.flagEncoderSampling444Description, ["make": make])
    case .editorTables(let make, let tables):
      Message(.flagEncoderEditorTablesDescription, ["make": make, "tables": tables])
    case .adobeMarker(let make, let marker):
      Message(.flagEncoderAdobeMarkerDescription, ["make": make, "marker": marker])
    case .otherThumbnail(let make, let picture, let thumbnail):
      Message(
        .flagEncoderThumbnailOtherDescription, ["make": make, "picture": picture, "thumbnail": thumbnail])
    case .comment(let text): Message(.flagEncoderCommentDescription, ["text": text])
    case .otherComment(let text): Message(.flagCommentPresentDescription, ["text": text])
    }
  }
}

extension ContainerDetail {
  var message: Message {
    switch self {
    case .mpfBroken(let found, let stated):
      Message(.flagMpfBrokenDescription, ["stated": String(stated), "found": String(found)])
    case .mpfIntact(let count): Message(.flagMpfIntactDescription, ["count": String(count)])
    case .trailerUnknown(let byteCount):
      Message(.flagTrailerUnknownDescription, ["byteCount": String(byteCount)])
    case .trailerText(let byteCount): Message(.flagTrailerTextDescription, ["byteCount": String(byteCount)])
    case .trailerUnlisted(let kind, let byteCount):
      Message(
        kind == "jpeg" ? .flagTrailerUnlistedPictureDescription : .flagTrailerUnlistedFilmDescription,
        ["byteCount": String(byteCount)])
    case .trailerForeign(let kind): Message(.flagTrailerForeignDescription, ["kind": kind])
    case .trailerSoftware(let program): Message(.flagTrailerSoftwareDescription, ["program": program])
    case .trailerMaker(let make, let kind):
      Message(.flagTrailerMakerDescription, ["make": make, "kind": kind])
    case .trailerSamsungEdited: Message(.flagTrailerSamsungEditedDescription)
    case .vendorSegment(let make, let segment):
      Message(.flagVendorSegmentsDescription, ["make": make, "segment": segment])
    case .strayBytes(let byteCount):
      Message(.flagBytesBetweenSegmentsDescription, ["byteCount": String(byteCount)])
    }
  }
}
