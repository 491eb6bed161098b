/// How a stored picture is rotated for viewing (TIFF 6.0, Orientation), by EXIF's number.
package struct PictureOrientation: Sendable, Equatable {
  /// The number, 1 to 8; 1 (as stored) for anything else.
  package let number: Int

  /// Makes an orientation from EXIF's number.
  package init(_ number: Int) {
    self.number = (1...8).contains(number) ? number : 1
  }

  /// Whether rows and columns, and so width and height, are exchanged.
  package var exchangesSides: Bool { number >= 5 }

  /// Calls `take` with the index of each stored pixel, in the order in which the picture is viewed: in rows from the
  /// top.
  package func forEachPixel(width: Int, height: Int, _ take: (Int) -> Void) {
    let (across, down) = exchangesSides ? (height, width) : (width, height)
    let flipsColumns = [2, 3, 7, 8].contains(number)
    let flipsRows = [3, 4, 6, 7].contains(number)
    for y in 0..<down {
      for x in 0..<across {
        let (column, row) = exchangesSides ? (y, x) : (x, y)
        take((flipsRows ? height - 1 - row : row) * width + (flipsColumns ? width - 1 - column : column))
      }
    }
  }
}
