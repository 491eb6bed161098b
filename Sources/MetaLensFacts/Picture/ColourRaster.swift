/// A small picture in colour, in rows from the top.
package struct ColourRaster: Sendable, Equatable {
  package var width: Int
  package var height: Int
  /// The red, green and blue of each pixel, 0 to 255.
  package var samples: [UInt8]
  /// Whether the samples are those of a stored thumbnail, used in place of the picture itself.
  package var isThumbnail = false

  /// Makes a raster; it is empty if there aren't three samples per pixel.
  package init(width: Int, height: Int, samples: [UInt8]) {
    let fits = width > 0 && height > 0 && samples.count == width * height * 3
    self.width = fits ? width : 0
    self.height = fits ? height : 0
    self.samples = fits ? samples : []
  }

  package var isEmpty: Bool { samples.isEmpty }

  /// Whether it shows colours: on average, the largest and the smallest sample of a pixel differ by 8 of 255 or more.
  ///
  /// A grey picture that was coded in colour differs by 1 or 2.
  package var isColoured: Bool {
    var sum = 0
    for index in stride(from: 0, to: samples.count - 2, by: 3) {
      let pixel = (Int(samples[index]), Int(samples[index + 1]), Int(samples[index + 2]))
      sum += max(pixel.0, pixel.1, pixel.2) - min(pixel.0, pixel.1, pixel.2)
    }
    return !isEmpty && sum >= 8 * width * height
  }

  /// The picture in grey, as YCbCr's luma (ITU-R BT.601).
  package var grey: GreyRaster {
    var shades: [UInt8] = []
    shades.reserveCapacity(width * height)
    for index in stride(from: 0, to: samples.count - 2, by: 3) {
      let red: Int = 77 * Int(samples[index])
      let green: Int = 150 * Int(samples[index + 1])
      let blue: Int = 29 * Int(samples[index + 2])
      shades.append(UInt8((red + green + blue) >> 8))
    }
    return GreyRaster(width: width, height: height, samples: shades)
  }

  /// Returns the picture rotated for viewing (TIFF 6.0, Orientation: 1 to 8); any other number leaves it unchanged.
  package func turned(orientation: Int) -> ColourRaster {
    let orientation = PictureOrientation(orientation)
    guard orientation.number > 1 else { return self }
    var turned: [UInt8] = []
    turned.reserveCapacity(samples.count)
    orientation.forEachPixel(width: width, height: height) { turned += samples[3 * $0..<3 * $0 + 3] }
    let (across, down) = orientation.exchangesSides ? (height, width) : (width, height)
    var raster = ColourRaster(width: across, height: down, samples: turned)
    raster.isThumbnail = isThumbnail
    return raster
  }
}
