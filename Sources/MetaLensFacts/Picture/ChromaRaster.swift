/// The colours of a small picture, separate from its luma: Cb and Cr (ITU-T T.871, section 7), with 128 for no colour.
package struct ChromaRaster: Sendable, Equatable {
  /// Cb: higher values are bluer.
  package var blue: GreyRaster
  /// Cr: higher values are redder.
  package var red: GreyRaster
  /// The width of a colour sample, in luma samples.
  package var pitchAcross: Double
  /// The height of a colour sample, in luma samples.
  package var pitchDown: Double

  /// Makes a raster from Cb and Cr, which must have the same size.
  package init(blue: GreyRaster, red: GreyRaster, pitchAcross: Double = 1, pitchDown: Double = 1) {
    self.blue = blue
    self.red = red
    self.pitchAcross = pitchAcross
    self.pitchDown = pitchDown
  }
}
