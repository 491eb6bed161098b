/// The EXIF thumbnail compared with the picture, both grey and small.
///
/// Cameras put black bars around thumbnails of 160 by 120, stretch them, or cut a little off. The search tries all of
/// that first and measures what remains by normalised cross-correlation, which doesn't depend on brightness and
/// contrast; these are compared if all else is the same. Thresholds: measured by Tests/Accuracy/picture_rates.py.
struct ThumbnailComparison {
  /// The result of the comparison.
  enum Verdict: Equatable {
    /// Thumbnail and picture show the same.
    case same
    /// Thumbnail and picture show the same, one brighter or with more contrast than the other.
    case otherTones(ThumbnailTones)
    /// Thumbnail and picture show the same, in other colours.
    case otherColours(ThumbnailColours)
    /// Thumbnail and picture show the same except in one part.
    case differentInPart(ThumbnailPart)
    /// Thumbnail and picture differ in content.
    case different
    /// The picture shows a part of the thumbnail; the value is the part's share of the thumbnail's width, 0 to 1.
    case part(Double)
    /// The picture shows the thumbnail rotated or mirrored.
    case turned(PictureTurn)
    /// Thumbnail or picture is too flat, or they are neither alike nor unlike enough.
    case unclear
  }

  private(set) var verdict = Verdict.unclear
  /// The correlation of the best placing, without rotating, -1 to 1.
  private(set) var correlation = 0.0
  /// Whether the thumbnail has no colours to compare, and the picture has.
  private(set) var isColourless = false
  /// Whether Cb and Cr are exchanged in the thumbnail or the picture.
  private(set) var isExchanged = false
  /// Whether the thumbnail or the picture is too even or too small to be compared.
  private(set) var isTooEven = false
  /// Whether the thumbnail shows next to nothing, and the picture shows something.
  private(set) var isBlank = false
  /// Whether the best placing stretches the picture by more than 4 %, both with and without the lines that were taken
  /// off beside bars.
  private(set) var isStretched = false

  /// The correlation in percent, 0 to 100.
  var likeness: Int { Int((max(0, correlation) * 100).rounded()) }

  /// - Parameter chroma: The colours of the picture and of the thumbnail.
  init(
    picture: GreyRaster, thumbnail: GreyRaster,
    chroma: (picture: ChromaRaster?, thumbnail: ChromaRaster?) = (nil, nil)
  ) {
    // Below this, noise decides. 8 of 255: four originals of one shade have 2 at most, the flattest other original
    // about 9.
    guard picture.deviation >= Self.flat, thumbnail.deviation >= Self.flat, picture.shortSide >= Self.minimum,
      thumbnail.shortSide >= Self.minimum
    else {
      judgeFlat(picture, beside: thumbnail)
      return
    }
    let boxes = Self.boxes(of: thumbnail, showing: Double(picture.width) / Double(picture.height))
    let small = RasterSampling(thumbnail)
    let large = RasterSampling(picture)
    let best = Self.search(large, small, boxes: boxes)
    let fine = Self.residual(large.grid(best.window, count: 32), small.grid(best.box, count: 32))
    correlation = fine.correlation
    // If the whole picture was placed, it also covers the lines that were taken off.
    isStretched = [best.box, best.box.grown(in: small.whole)].allSatisfy { box in
      let stretch = best.window.aspect / box.aspect
      return stretch > 1.04 || stretch < 1 / 1.04
    }
    if correlation >= 0.95, fine.worst < 0.5 {
      let cells = ThumbnailCells(large, small, window: best.window, box: best.box)
      let curves = ToneCurves(cells)
      if let part = ThumbnailPart(cells, curves, of: large) {
        verdict = .differentInPart(part)
      } else if let tones = ThumbnailTones(cells), tones.areOther {
        verdict = .otherTones(tones)
      } else if let fine = ThumbnailCells(finerThan: cells, large, small, box: best.box),
        let part = ThumbnailPart(fine: fine, curves, of: large)
      {
        verdict = .differentInPart(part)
      } else {
        verdict = colours(chroma, large, small, window: cells.window, box: best.box) ?? .same
      }
      return
    }
    let isUnlike = correlation < 0.85 || fine.worst > 1
    if isUnlike {
      for turn in PictureTurn.allCases {
        let turned = Self.search(RasterSampling(picture.turned(turn.inverse)), small, boxes: boxes)
        if turned.correlation >= 0.95, turned.correlation > correlation + 0.1 {
          verdict = .turned(turn)
          return
        }
      }
    }
    if let part = Self.part(large, of: small, box: boxes.last ?? small.whole),
      part.correlation >= 0.975, part.correlation > correlation + 0.04
    {
      verdict = .part(part.share)
    } else if isUnlike {
      verdict = .different
    } else if case let cells = ThumbnailCells(large, small, window: best.window, box: best.box),
      let part = ThumbnailPart(cells, ToneCurves(cells), of: large)
    {
      verdict = .differentInPart(part)
    }
  }

  /// Judges a flat or small picture or thumbnail: a difference shows only if the other one clearly isn't flat or small.
  private mutating func judgeFlat(_ picture: GreyRaster, beside thumbnail: GreyRaster) {
    // A panorama's thumbnail may be as low as the panorama is, or a little lower.
    let isTiny = thumbnail.shortSide < Self.minimum && picture.shortSide >= Self.minimum * 3 / 2
    let isEmptied = thumbnail.deviation < Self.flat && picture.deviation >= Self.contrasty
    if isTiny || isEmptied && picture.shortSide >= Self.minimum {
      isBlank = true
    } else if picture.deviation < Self.flat, min(picture.shortSide, thumbnail.shortSide) >= Self.minimum,
      // Bars in the thumbnail don't count as contrast.
      Self.boxes(of: thumbnail, showing: Double(picture.width) / Double(picture.height))
        .allSatisfy({ thumbnail.part($0).deviation >= Self.contrasty })
    {
      verdict = .different
    } else {
      isTooEven = true
    }
  }

  /// The standard deviation, of 255, below which there is nothing to compare.
  private static let flat = 8.0
  /// The standard deviation from which a picture shows something; no original has a flat thumbnail beside such a
  /// picture.
  private static let contrasty = 24.0
  /// The minimum number of rows and of columns for a comparison.
  private static let minimum = 16

  /// Compares the colours if the shades agree; nil if the colours agree too, or can't be compared.
  private mutating func colours(
    _ chroma: (picture: ChromaRaster?, thumbnail: ChromaRaster?), _ shades: RasterSampling,
    _ small: RasterSampling, window: RasterWindow, box: RasterWindow
  ) -> Verdict? {
    guard let picture = chroma.picture else { return nil }
    guard let thumbnail = chroma.thumbnail else {
      isColourless = ChromaPlanes(picture, window, columns: 32, rows: 24).strength >= 1
      return nil
    }
    let cells = ChromaCells(
      .init(shades: shades, chroma: picture, window: window),
      .init(shades: small, chroma: thumbnail, window: box))
    isExchanged = cells.isExchanged
    let colours = ThumbnailColours(cells)
    if colours.areOtherAllOver { return .otherColours(colours) }
    if let part = ThumbnailPart(cells, window: window, of: shades) { return .differentInPart(part) }
    return colours.areOther ? .otherColours(colours) : nil
  }

  /// A placing of a window of the picture on a box of the thumbnail.
  private struct Placing {
    var correlation = -2.0
    var window: RasterWindow
    var box: RasterWindow
  }

  /// Returns the best placing over all boxes, over stretching or cutting to their aspect, and over a few percent cut
  /// off.
  private static func search(
    _ picture: RasterSampling, _ thumbnail: RasterSampling, boxes: [RasterWindow]
  ) -> Placing {
    let whole = picture.whole
    var best = Placing(window: whole, box: thumbnail.whole)
    for box in boxes {
      let target = thumbnail.grid(box, count: 16)
      var sizes = [(whole.width, whole.height)]
      if abs(box.aspect / whole.aspect - 1) > 0.02 {
        sizes.append(
          box.aspect < whole.aspect
            ? (whole.height * box.aspect, whole.height) : (whole.width, whole.width / box.aspect))
      }
      for size in sizes {
        for scale in [1, 0.975, 0.95] {
          let (width, height) = (size.0 * scale, size.1 * scale)
          for x in shifts(whole.width - width, limit: whole.width) {
            for y in shifts(whole.height - height, limit: whole.height) {
              let window = RasterWindow(left: x, top: y, width: width, height: height)
              let correlation = product(picture.grid(window, count: 16), target)
              if correlation > best.correlation {
                best = Placing(correlation: correlation, window: window, box: box)
              }
            }
          }
        }
      }
    }
    return best
  }

  /// Returns where a window may be in the free room: in its middle, and up to 5 % of the side away from there.
  private static func shifts(_ room: Double, limit: Double) -> [Double] {
    guard room > 0.01 else { return [room / 2] }
    let reach = min(room / 2, 0.05 * limit)
    return [-1, -0.5, 0, 0.5, 1].map { room / 2 + $0 * reach }
  }

  /// Returns the part of the thumbnail that the whole picture fits best, from 95 % down to half of the thumbnail.
  private static func part(
    _ picture: RasterSampling, of thumbnail: RasterSampling, box: RasterWindow
  ) -> (correlation: Double, share: Double)? {
    let target = picture.grid(picture.whole, count: 16)
    let aspect = picture.whole.aspect
    var best: (correlation: Double, share: Double)?
    for step in 0...9 {
      let scale = 0.95 - 0.05 * Double(step)
      let width = scale * min(box.width, box.height * aspect)
      let height = width / aspect
      for x in places(box.left, box.width - width) {
        for y in places(box.top, box.height - height) {
          let window = RasterWindow(left: x, top: y, width: width, height: height)
          let correlation = product(thumbnail.grid(window, count: 16), target)
          if correlation > best?.correlation ?? -2 { best = (correlation, width / box.width) }
        }
      }
    }
    return best
  }

  private static func places(_ start: Double, _ room: Double) -> [Double] {
    let count = min(15, Int(max(0, room) / 2))
    guard count > 0 else { return [start + room / 2] }
    return (0...count).map { start + room * Double($0) / Double(count) }
  }

  /// Returns the correlation of two grids of 32 by 32, and how far apart their worst places are, in standard
  /// deviations.
  ///
  /// A place is an eighth of each side; the worst six of 64 count.
  private static func residual(
    _ picture: [Double], _ thumbnail: [Double]
  ) -> (correlation: Double, worst: Double) {
    var places = [Double](repeating: 0, count: 64)
    for index in picture.indices {
      places[index / 128 * 8 + index % 32 / 4] += abs(picture[index] - thumbnail[index])
    }
    // A grid has length 1: its 1024 cells have a deviation of 1/32. A place has 16 cells.
    let worst = places.sorted(by: >).prefix(6).reduce(0, +) / 6 * 32 / 16
    return (product(picture, thumbnail), worst)
  }

  private static func product(_ left: [Double], _ right: [Double]) -> Double {
    var sum = 0.0
    for index in left.indices { sum += left[index] * right[index] }
    return sum
  }

  /// Returns the distinct boxes to try: the whole thumbnail, then without bars on two sides, then without any bars,
  /// then without those that the picture's proportions leave.
  ///
  /// The last one matters at night: if the picture is as dark as its bars, only the two proportions show where the bars
  /// end.
  private static func boxes(of raster: GreyRaster, showing aspect: Double) -> [RasterWindow] {
    let isBarRow = (0..<raster.height).map { y in
      isBar((0..<raster.width).map { raster.samples[y * raster.width + $0] })
    }
    let isBarColumn = (0..<raster.width).map { x in
      isBar((0..<raster.height).map { raster.samples[$0 * raster.width + x] })
    }
    let rows = content(isBarRow)
    let columns = content(isBarColumn)
    let shape = Double(raster.width) / Double(raster.height)
    let expectedRows = shape < aspect ? expected(Double(raster.width) / aspect, isBarRow) : nil
    let expectedColumns = shape > aspect ? expected(Double(raster.height) * aspect, isBarColumn) : nil
    var boxes: [RasterWindow] = []
    for (x, y) in [
      (0..<raster.width, 0..<raster.height), (columns, 0..<raster.height), (0..<raster.width, rows),
      (columns, rows), (expectedColumns ?? 0..<raster.width, expectedRows ?? 0..<raster.height),
    ] {
      let box = RasterWindow(
        left: Double(x.lowerBound), top: Double(y.lowerBound), width: Double(x.count), height: Double(y.count)
      )
      if !boxes.contains(box) { boxes.append(box) }
    }
    return boxes
  }

  /// Whether a line is dark and flat.
  private static func isBar(_ samples: [UInt8]) -> Bool {
    let raster = GreyRaster(width: samples.count, height: 1, samples: samples)
    let mean = Double(samples.reduce(0) { $0 + Int($1) }) / Double(max(1, samples.count))
    return mean < 32 && raster.deviation < 14
  }

  /// Returns the lines between dark, flat lines at both ends, with one more line taken off at each, which the coding
  /// blurs.
  private static func content(_ isBar: [Bool]) -> Range<Int> {
    let (count, limit) = (isBar.count, isBar.count / 3)
    let first = isBar.prefix(limit).firstIndex(of: false) ?? limit
    let last = Array(isBar.reversed()).prefix(limit).firstIndex(of: false) ?? limit
    return (first >= 2 ? first + 1 : 0)..<(last >= 2 ? count - last - 1 : count)
  }

  /// Returns the middle lines that a picture of a given length covers, with one taken off at both ends; nil unless
  /// there are lines left over and all of them are dark and flat.
  private static func expected(_ length: Double, _ isBar: [Bool]) -> Range<Int>? {
    let bar = (Double(isBar.count) - length) / 2
    guard bar >= 2, bar < Double(isBar.count) / 3,
      case let (first, last) = (Int(bar), Int((Double(isBar.count) - bar).rounded(.up))),
      isBar[..<first].allSatisfy(\.self), isBar[last...].allSatisfy(\.self)
    else { return nil }
    return first + 1..<last - 1
  }
}

extension RasterWindow {
  /// Returns the window with one more line on each side that isn't an edge of the whole.
  fileprivate func grown(in whole: RasterWindow) -> RasterWindow {
    let (x, y) = (left > 0 ? left - 1 : left, top > 0 ? top - 1 : top)
    let right = left + width < whole.width ? left + width + 1 : whole.width
    let bottom = top + height < whole.height ? top + height + 1 : whole.height
    return RasterWindow(left: x, top: y, width: right - x, height: bottom - y)
  }
}
