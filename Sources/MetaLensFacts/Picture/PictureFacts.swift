/// The results of decoding the main picture, at an eighth of its size or less.
package struct PictureFacts: Sendable, Equatable {
  /// The first component's block means, reduced by an integer factor to at most 160 on the longer side.
  ///
  /// Empty if the picture doesn't have one or three components, since its first one isn't luma then.
  package var preview: GreyRaster
  /// The block means of Cb and Cr; nil if the picture has none.
  package var chroma: ChromaRaster?
  /// Histograms of the first component's quantized coefficients, DC first; empty if there are none.
  package var histograms: [CoefficientHistogram]
  /// The number of rows of MCUs that the data reached in every scan.
  package var decodedRows: Int
  /// The number of rows of MCUs that the frame header requires.
  package var totalRows: Int
  /// What the decoder found that no encoder writes; nil if there was nothing of the kind.
  package var damage: Damage?
  /// The decoder's first warning about the coded data, in its words, whether about damage or not; nil if there was
  /// none.
  package var warning: String?
  /// An area that the picture contains twice, coefficient for coefficient; nil if there is none.
  package var repeated: RepeatedArea?
  /// A rectangle in the picture whose blocks all have one even shade, unlike those around it; nil if there is none.
  package var even: BlockArea?
  /// The EXIF thumbnail; nil if EXIF names none.
  package var thumbnail: ThumbnailPicture?
  /// Larger previews of the picture: in the EXIF block, and those that MPF lists.
  package var previews: [ThumbnailPicture] = []
  /// The gain map that MPF lists; nil if there is none, or it couldn't be decoded without a warning.
  package var gainMap: ThumbnailPicture?

  package init(
    preview: GreyRaster, histograms: [CoefficientHistogram], decodedRows: Int, totalRows: Int
  ) {
    self.preview = preview
    self.histograms = histograms
    self.decodedRows = decodedRows
    self.totalRows = totalRows
  }

  /// An area that the picture contains twice.
  package struct RepeatedArea: Sendable, Equatable {
    /// The first occurrence, reading rows from the top.
    package var first: BlockArea
    /// The second occurrence.
    package var second: BlockArea
    /// The number of blocks with texture that are the same in both.
    package var blockCount: Int

    /// Makes a description of an area that the picture contains twice.
    package init(first: BlockArea, second: BlockArea, blockCount: Int) {
      self.first = first
      self.second = second
      self.blockCount = blockCount
    }
  }

  /// Coded data that are invalid or end too early.
  package struct Damage: Sendable, Equatable {
    /// The approximate offset of the first damage in the file, in bytes.
    package var offset: Int
    /// Whether all rows of the picture had been read before the damage, so that markers after it aren't noise.
    package var isBehindRows: Bool

    package init(offset: Int, isBehindRows: Bool) {
      self.offset = offset
      self.isBehindRows = isBehindRows
    }
  }

  /// Whether the data reach the picture's last row, even if they are damaged.
  package var isWhole: Bool { decodedRows >= totalRows }
}

/// The EXIF thumbnail, a preview or a gain map, decoded.
package struct ThumbnailPicture: Sendable, Equatable {
  /// The offset of its first byte in the file.
  package var offset: Int
  /// The length as EXIF or the index states it, in bytes.
  package var byteCount: Int
  /// The thumbnail in grey, scaled by eighths to at most 160 on the longer side; empty if it couldn't be decoded.
  package var preview: GreyRaster
  /// The colours of its preview; nil if it has no Cb and Cr.
  package var chroma: ChromaRaster?
  /// Whether it shows colours; determined only if the picture has a single component, and so shows none.
  package var isColoured = false
  /// Whether the decoder gave no warning about its data.
  package var isSound = true

  package init(offset: Int, byteCount: Int, preview: GreyRaster) {
    self.offset = offset
    self.byteCount = byteCount
    self.preview = preview
  }
}
