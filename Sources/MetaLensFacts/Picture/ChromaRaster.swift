/// The colours of a small picture, beside its shades: Cb and Cr (ITU-T T.871, section 7), 128 where there is none.
package struct ChromaRaster: Sendable, Equatable {
  /// Cb: more of it is bluer.
  package var blue: GreyRaster
  /// Cr: more of it is redder.
  package var red: GreyRaster
  /// How many of the shades' samples one of these is wide.
  package var pitchAcross: Double
  /// How many of the shades' samples one of these is high.
  package var pitchDown: Double

  /// Makes a raster of two of one size.
  package init(blue: GreyRaster, red: GreyRaster, pitchAcross: Double = 1, pitchDown: Double = 1) {
    self.blue = blue
    self.red = red
    self.pitchAcross = pitchAcross
    self.pitchDown = pitchDown
  }
}
