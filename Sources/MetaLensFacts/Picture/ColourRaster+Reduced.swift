extension ColourRaster {
  /// Returns the picture reduced to `maximum` pixels on the longer side, each the mean of those that it covers; the
  /// picture itself if it isn't larger.
  package func reduced(maximum: Int) -> ColourRaster {
    guard maximum > 0, !isEmpty, max(width, height) > maximum else { return self }
    let longer = max(width, height)
    let (across, down) = (max(1, width * maximum / longer), max(1, height * maximum / longer))
    var reduced: [UInt8] = []
    reduced.reserveCapacity(across * down * 3)
    for y in 0..<down {
      let rows = y * height / down..<max((y + 1) * height / down, y * height / down + 1)
      for x in 0..<across {
        let columns = x * width / across..<max((x + 1) * width / across, x * width / across + 1)
        var (red, green, blue) = (0, 0, 0)
        for row in rows {
          for column in columns {
            let index = 3 * (row * width + column)
            red += Int(samples[index])
            green += Int(samples[index + 1])
            blue += Int(samples[index + 2])
          }
        }
        let count = rows.count * columns.count
        for sum in [red, green, blue] { reduced.append(UInt8(clamping: (sum + count / 2) / count)) }
      }
    }
    var raster = ColourRaster(width: across, height: down, samples: reduced)
    raster.isThumbnail = isThumbnail
    return raster
  }
}
