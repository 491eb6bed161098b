/// What decoding the main picture showed, at an eighth of its size or less.
package struct PictureFacts: Sendable, Equatable {
  /// The first component's block means, reduced by whole steps to at most 160 on the longer side.
  ///
  /// Empty if the picture has other than one or three components: the first one isn't luma then.
  package var preview: GreyRaster
  /// The block means of Cb and Cr; nil if the picture has none.
  package var chroma: ChromaRaster?
  /// Histograms of the first component's quantized coefficients, DC first; empty if there are none.
  package var histograms: [CoefficientHistogram]
  /// Rows of MCUs that the data reached, in every scan.
  package var decodedRows: Int
  /// Rows of MCUs that the frame header asks for.
  package var totalRows: Int
  /// What the decoder met that no encoder writes; nil if it met nothing of the kind.
  package var damage: Damage?
  /// What the decoder remarked on first in the coded data, in its words, damage or not; nil if it remarked on nothing.
  package var warning: String?
  /// An area that stands in the picture twice, coefficient for coefficient: where it stands first, and again; nil if
  /// none does.
  package var repeated: RepeatedArea?
  /// A rectangle within the picture whose blocks are all of one even shade, as no others around it are; nil if there is
  /// none.
  package var even: BlockArea?
  /// The EXIF thumbnail, or nil if EXIF names none.
  package var thumbnail: ThumbnailPicture?
  /// Larger pictures of the same: in the EXIF block, and those that MPF lists.
  package var previews: [ThumbnailPicture] = []

  /// Makes the facts of a decoded picture.
  package init(
    preview: GreyRaster, histograms: [CoefficientHistogram], decodedRows: Int, totalRows: Int
  ) {
    self.preview = preview
    self.histograms = histograms
    self.decodedRows = decodedRows
    self.totalRows = totalRows
  }

  /// An area that stands in the picture twice.
  package struct RepeatedArea: Sendable, Equatable {
    /// Where it stands first, reading rows from the top.
    package var first: BlockArea
    /// Where it stands again.
    package var second: BlockArea
    /// Blocks with texture that are alike in both.
    package var blockCount: Int

    /// Makes a description of an area that stands twice.
    package init(first: BlockArea, second: BlockArea, blockCount: Int) {
      self.first = first
      self.second = second
      self.blockCount = blockCount
    }
  }

  /// Coded data that stand for nothing, or end before their time.
  package struct Damage: Sendable, Equatable {
    /// About where in the file the first of them is, in bytes.
    package var offset: Int
    /// Whether the picture's rows had all been read by then, so that markers behind them are no noise.
    package var isBehindRows: Bool

    /// Makes a description of damage.
    package init(offset: Int, isBehindRows: Bool) {
      self.offset = offset
      self.isBehindRows = isBehindRows
    }
  }

  /// Whether the data reaches the picture's last row; damage on the way doesn't count.
  package var isWhole: Bool { decodedRows >= totalRows }
}

/// The EXIF thumbnail, decoded.
package struct ThumbnailPicture: Sendable, Equatable {
  /// Offset of its first byte in the file.
  package var offset: Int
  /// The thumbnail's length as EXIF states it, in bytes.
  package var byteCount: Int
  /// The thumbnail in grey, scaled by eighths to at most 160 on the longer side; empty if it couldn't be decoded.
  package var preview: GreyRaster
  /// The colours of its preview; nil if it has no Cb and Cr.
  package var chroma: ChromaRaster?
  /// Whether it shows colours, asked only where the picture has a single component, which shows none.
  package var isColoured = false
  /// Whether the decoder remarked on nothing in its data.
  package var isSound = true

  /// Makes the facts of a thumbnail.
  package init(offset: Int, byteCount: Int, preview: GreyRaster) {
    self.offset = offset
    self.byteCount = byteCount
    self.preview = preview
  }
}
