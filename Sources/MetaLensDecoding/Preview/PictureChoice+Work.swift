package import MetaLensFacts

extension PictureChoice {
  /// Chooses which pictures of a container's file may be decoded, by the work that they need and the file's size; nil
  /// if none may be.
  ///
  /// libheif and `PictureBounds` only know the stated sizes of pictures, but a grid of few bytes can refer to a tile a
  /// thousand times, on a canvas of any size.
  package init?(of media: MediaFileFacts, byteCount: Int, limits: ReadLimits) {
    let bounds = PictureBounds(
      maximum: 1, area: limits.pictureArea(ofFile: byteCount), memory: limits.pictureMemory(ofFile: byteCount)
    )
    let isMain = media.work.map { bounds.hold($0, ofFile: byteCount) } ?? true
    let isThumbnail = media.thumbnailWork.map { bounds.hold($0, ofFile: byteCount) }
    switch (isMain, isThumbnail) {
    case (true, false): self = .main
    case (true, _): self = .any
    case (false, true): self = .thumbnail
    case (false, _): return nil
    }
  }
}
