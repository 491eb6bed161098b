package import MetaLensFacts

extension PictureChoice {
  /// What a container's file of so many bytes may have decoded, by what that takes; nil where nothing may be.
  ///
  /// libheif and `PictureBounds` see the sizes that pictures are said to have, and a grid of few bytes can name a tile a
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
