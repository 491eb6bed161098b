/// Recognizes the writers of HEIF and AVIF by how they lay out boxes (`Docs/ContainerWriters.md`).
enum MediaFileWriters {
  /// Returns the writers that are known to use this order of boxes and this handler.
  static func writers(of boxes: BoxOrder, media: MediaFileFacts) -> [ContainerWriter] {
    // Canon's 16 bytes, as in CR3.
    if boxes.meta.starts(with: ["hdlr", "uuid", "dinf", "pitm", "iinf", "iref", "iprp"]),
      boxes.metaUUID == "85c0b687820f11e08111f4ce462b6a48", media.majorBrand == "heix"
    {
      return [.canonCamera]
    }
    if boxes.isApple {
      return media.grid?.tile.map(phoneTiles.contains) == true ? [.appleCamera, .imageIO] : [.imageIO]
    }
    if boxes.meta == ["hdlr", "pitm", "iinf", "iref", "iprp", "idat", "iloc"],
      media.compatibleBrands.contains("SHIF")
    {
      return [.sonyCamera]
    }
    if boxes.meta == ["hdlr", "iinf", "pitm", "iprp", "iloc", "idat", "iref"],
      boxes.file.starts(with: ["ftyp", "mdat", "meta"])
    {
      let isSamsung = boxes.file.last == "sefd" && media.compatibleBrands == ["mif1", "heic"]
      return isSamsung ? [.samsungCamera, .android] : [.android]
    }
    return programs(of: boxes, media: media)
  }

  /// The tile sizes of Apple's phones: for pictures of 12 and of 24 million pixels.
  private static let phoneTiles = [PixelSize(width: 512, height: 512), PixelSize(width: 640, height: 896)]

  /// Returns the libraries that write iloc before iinf, distinguished by the place of iref and the order of properties.
  private static func programs(of boxes: BoxOrder, media: MediaFileFacts) -> [ContainerWriter] {
    // A later libheif writes pitm after iinf; exiftool inserts a missing iref before iprp.
    let items = boxes.meta.filter { $0 != "idat" && $0 != "grpl" }
    if items.filter({ $0 != "iref" }) == ["hdlr", "iloc", "iinf", "pitm", "iprp"],
      boxes.file.starts(with: ["ftyp", "meta"])
    {
      return media.handlerName.isEmpty ? [.libheif] : []
    }
    guard items.starts(with: ["hdlr", "pitm", "iloc", "iinf"]) else { return [] }
    let rest = Array(items.dropFirst(4))
    if media.handlerName == "PictureHandler" { return rest == ["iprp"] ? [.ffmpeg] : [] }
    if media.handlerName == "libavif" { return [.libavif] }
    guard media.handlerName.isEmpty else { return [] }
    // libavif begins with the size, libheif with the decoder's configuration or the colours.
    let isSizeFirst = media.propertyTypes.first == "ispe"
    switch rest {
    case ["iprp", "iref"]: return [.libheif]
    // exiftool inserts a missing iref before iprp.
    case ["iref", "iprp"], ["iprp"]:
      return isSizeFirst ? (media.propertyTypes.contains("av1C") ? [.libavif] : []) : [.libheif]
    default: return []
    }
  }
}
