import MetaLensFacts

extension StoryDetail {
  var message: Message {
    switch self {
    case .makeModelDisagree(let stated, let other, let property):
      Message(.flagMakeModelDisagreeDescription, ["stated": stated, "other": other, "property": property])
    case .makerNoteModelDiffers(let model, let noted):
      Message(.flagMakerNoteModelDiffersDescription, ["noted": noted, "model": model])
    case .dimensionsDisagree(let property, let stated, let coded):
      Message(
        .flagDimensionsDisagreeDescription,
        MessageValues(stated: stated, coded: coded).adding(property, as: "property"))
    case .makerNoteSizeDiffers(let noted, let coded):
      Message(.flagMakerNoteSizeDiffersDescription, MessageValues(stated: noted, coded: coded))
    case .lensForeign(let lens, let model):
      Message(.flagLensForeignDescription, ["lens": lens, "model": model])
    case .hostComputerDiffers(let host, let model):
      Message(.flagHostComputerDiffersDescription, ["host": host, "model": model])
    case .serialDisagree(let first, let firstPlace, let second, let secondPlace):
      Message(
        .flagSerialDisagreeDescription,
        ["first": first, "firstPlace": firstPlace, "second": second, "secondPlace": secondPlace])
    case .iptcDigestMismatch: Message(.flagIptcDigestMismatchDescription)
    case .textsDisagree(let properties): Message(.flagTextsDisagreeDescription, ["properties": properties])
    case .orientationTwice(let orientation, let stated, let coded):
      Message(
        .flagOrientationTwiceDescription,
        MessageValues(stated: stated, coded: coded).adding(String(orientation), as: "orientation"))
    case .orientationDisagrees(let exif, let xmp):
      Message(.flagOrientationDisagreesDescription, ["exif": String(exif), "xmp": String(xmp)])
    case .phoneTagsInCamera(let make, let property):
      Message(.flagPhoneTagsInCameraDescription, ["make": make, "property": property])
    case .containerItemsMissing(let items, let byteCount, let found):
      Message(
        .flagContainerItemsMissingDescription,
        ["items": items, "byteCount": String(byteCount), "found": String(found)])
    case .containerItemsIntact(let items): Message(.flagContainerItemsIntactDescription, ["items": items])
    case .documentIDForeign(let identifier):
      Message(.flagDocumentIDForeignDescription, ["identifier": identifier])
    case .makerNoteAgrees(let tags): Message(.flagMakerNoteAgreesDescription, ["tags": tags])
    }
  }
}

extension MessageValues {
  /// The size that something states, and that of the coded picture.
  init(stated: PixelSize, coded: PixelSize) {
    self = [
      "statedWidth": String(stated.width), "statedHeight": String(stated.height),
      "codedWidth": String(coded.width), "codedHeight": String(coded.height),
    ]
  }

  fileprivate func adding(_ value: String, as name: String) -> MessageValues {
    MessageValues(pairs + [(name: name, value: value)])
  }
}
