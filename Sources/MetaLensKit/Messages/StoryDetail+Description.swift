import MetaLensFacts

extension StoryDetail {
  var message: (MessageKey, [String]) {
    switch self {
    case .makeModelDisagree(let stated, let other, let property):
      (.flagMakeModelDisagreeDescription, [stated, other, property])
    case .makerNoteModelDiffers(let model, let noted):
      (.flagMakerNoteModelDiffersDescription, [noted, model])
    case .dimensionsDisagree(let property, let stated, let coded):
      (.flagDimensionsDisagreeDescription, [property] + Self.words(stated, coded))
    case .makerNoteSizeDiffers(let noted, let coded):
      (.flagMakerNoteSizeDiffersDescription, Self.words(noted, coded))
    case .lensForeign(let lens, let model): (.flagLensForeignDescription, [lens, model])
    case .hostComputerDiffers(let host, let model): (.flagHostComputerDiffersDescription, [host, model])
    case .serialDisagree(let first, let firstPlace, let second, let secondPlace):
      (.flagSerialDisagreeDescription, [first, firstPlace, second, secondPlace])
    case .iptcDigestMismatch: (.flagIptcDigestMismatchDescription, [])
    case .textsDisagree(let properties): (.flagTextsDisagreeDescription, [properties])
    case .orientationTwice(let orientation, let stated, let coded):
      (.flagOrientationTwiceDescription, [String(orientation)] + Self.words(stated, coded))
    case .orientationDisagrees(let exif, let xmp):
      (.flagOrientationDisagreesDescription, [String(exif), String(xmp)])
    case .phoneTagsInCamera(let make, let property): (.flagPhoneTagsInCameraDescription, [make, property])
    case .containerItemsMissing(let items, let byteCount, let found):
      (.flagContainerItemsMissingDescription, [items, String(byteCount), String(found)])
    case .containerItemsIntact(let items): (.flagContainerItemsIntactDescription, [items])
    case .documentIDForeign(let identifier): (.flagDocumentIDForeignDescription, [identifier])
    case .makerNoteAgrees(let tags): (.flagMakerNoteAgreesDescription, [tags])
    }
  }

  private static func words(_ stated: PixelSize, _ coded: PixelSize) -> [String] {
    [String(stated.width), String(stated.height), String(coded.width), String(coded.height)]
  }
}
