import MetaLensFacts

extension PictureFacts.RepeatedArea {
  /// The minimum number of blocks with texture in an area.
  ///
  /// Among 204 originals, one has 17 equal pairs of blocks at one distance, and the others have 8 at most.
  private static let minimumBlocks = 32
  /// The maximum distance, in blocks, between neighbours of one area: blocks without texture between them aren't
  /// compared.
  private static let reach = 2
  /// The maximum number of pairs: a drawn pattern has one for each of its blocks.
  private static let maximumPairs = 1 << 16
  /// The maximum number of table places tried for a block: somebody could make a picture whose blocks all need the same
  /// place.
  private static let maximumTries = 64

  /// Returns the largest area that occurs twice in a picture, as far as the first component's blocks show it; nil if
  /// there is none.
  ///
  /// Letters printed on an even bar, and patterns, don't count: they are surrounded by flat blocks, or occur more than
  /// three times. What a sensor records is never the same twice, coefficient for coefficient. A copied area keeps equal
  /// coefficients if a program copies blocks without decoding them, or if it decodes and codes them again but moved the
  /// copy by whole blocks.
  static func find(in blocks: CodedBlocks) -> PictureFacts.RepeatedArea? {
    guard blocks.columns > 0 else { return nil }
    let pairs = Self.pairs(in: blocks)
    guard pairs.count >= minimumBlocks else { return nil }
    // How often a block is repeated: each occurrence except the first makes a pair.
    let repeats = pairs.reduce(into: [UInt32: Int]()) { $0[blocks.words[$1.first], default: 0] += 1 }
    var best: PictureFacts.RepeatedArea?
    for run in runs(of: pairs.sorted()) where run.count >= max(minimumBlocks, (best?.blockCount ?? 0) + 1) {
      for area in areas(of: run, in: blocks, repeats)
      where area.blockCount > best?.blockCount ?? 0
        && !(area.first.standsOnFlat(in: blocks) && area.second.standsOnFlat(in: blocks))
      {
        best = area
      }
    }
    return best
  }

  /// Two equal blocks with texture.
  private struct Pair: Comparable {
    /// The distance from the first to the second block, in blocks counted row by row.
    var distance: Int
    var first: Int

    static func < (left: Pair, right: Pair) -> Bool {
      (left.distance, left.first) < (right.distance, right.first)
    }
  }

  /// Returns each block with texture together with the last equal block before it.
  private static func pairs(in blocks: CodedBlocks) -> [Pair] {
    var count = 0
    for word in blocks.words where CodedBlocks.isTextured(word) { count += 1 }
    guard count >= 2 * minimumBlocks else { return [] }
    // A hash table with at least twice as many places. A word's place contains the index of its block; if the place is
    // taken, the next free one is used.
    var bits = 7
    while 1 << bits < 2 * count { bits += 1 }
    let mask = 1 << bits - 1
    var table = [UInt32](repeating: 0, count: 1 << bits)
    var pairs: [Pair] = []
    for (index, word) in blocks.words.enumerated() where CodedBlocks.isTextured(word) {
      var place = Int(word) & mask
      var tries = 0
      while tries < maximumTries, table[place] != 0, blocks.words[Int(table[place]) - 1] != word {
        place = (place + 1) & mask
        tries += 1
      }
      guard tries < maximumTries else { continue }
      if table[place] != 0 {
        let first = Int(table[place]) - 1
        pairs.append(Pair(distance: index - first, first: first))
        if pairs.count == maximumPairs { return pairs }
      }
      table[place] = UInt32(index + 1)
    }
    return pairs
  }

  /// Returns the pairs grouped by their distance; expects them sorted.
  private static func runs(of pairs: [Pair]) -> [ArraySlice<Pair>] {
    var runs: [ArraySlice<Pair>] = []
    var start = 0
    for index in pairs.indices
    where index + 1 == pairs.count || pairs[index + 1].distance != pairs[start].distance {
      runs.append(pairs[start...index])
      start = index + 1
    }
    return runs
  }

  /// Returns the areas that the pairs of one distance make, if they are large enough and don't overlap their copy.
  private static func areas(
    of run: ArraySlice<Pair>, in blocks: CodedBlocks, _ repeats: [UInt32: Int]
  ) -> [PictureFacts.RepeatedArea] {
    let columns = blocks.columns
    var left = Set(run.map(\.first))
    var areas: [PictureFacts.RepeatedArea] = []
    for pair in run where left.remove(pair.first) != nil {
      var members = [pair.first]
      var next = 0
      while next < members.count {
        let (row, column) = members[next].quotientAndRemainder(dividingBy: columns)
        next += 1
        for other in (row - reach)...(row + reach) {
          for beside in max(0, column - reach)...min(columns - 1, column + reach) {
            if let member = left.remove(other * columns + beside) { members.append(member) }
          }
        }
      }
      if members.count >= minimumBlocks, !isPattern(members, in: blocks, repeats),
        let area = area(of: members, moved: pair.distance, columns)
      {
        areas.append(area)
      }
    }
    return areas
  }

  /// Whether more than half of some blocks occur in the picture four times or more.
  private static func isPattern(
    _ members: [Int], in blocks: CodedBlocks, _ repeats: [UInt32: Int]
  ) -> Bool {
    members.count { repeats[blocks.words[$0], default: 0] > 2 } * 2 > members.count
  }

  private static func area(
    of members: [Int], moved distance: Int, _ columns: Int
  ) -> PictureFacts.RepeatedArea? {
    let places = members.map { $0.quotientAndRemainder(dividingBy: columns) }
    let rows = places.map(\.quotient)
    let across = places.map(\.remainder)
    guard let top = rows.min(), let bottom = rows.max(), let start = across.min(), let end = across.max()
    else {
      return nil
    }
    let first = BlockArea(column: start, row: top, columns: end - start + 1, rows: bottom - top + 1)
    // A distance is a number of rows down and of columns to the right; or one more row down, and columns to the left.
    let (down, right) = distance.quotientAndRemainder(dividingBy: columns)
    let isToTheLeft = end + right >= columns
    let second = first.moved(
      columns: isToTheLeft ? right - columns : right, rows: isToTheLeft ? down + 1 : down)
    // An area that adjoins or overlaps its own copy is a pattern.
    let isApart = abs(second.column - first.column) >= first.columns || second.row - first.row >= first.rows
    guard second.column >= 0, isApart else { return nil }
    return PictureFacts.RepeatedArea(first: first, second: second, blockCount: members.count)
  }
}

extension BlockArea {
  /// Whether half or more of the blocks around it are flat, as those of a bar on which letters are printed.
  fileprivate func standsOnFlat(in blocks: CodedBlocks) -> Bool {
    var (flat, count) = (0, 0)
    for line in max(0, row - 1)..<min(blocks.rows, row + rows + 1) {
      // Two blocks in the area's own rows; the whole row above and below it.
      let isBeside = (row..<row + rows).contains(line)
      for place in stride(from: column - 1, through: column + columns, by: isBeside ? columns + 1 : 1)
      where place >= 0 && place < blocks.columns {
        count += 1
        if CodedBlocks.isFlat(blocks.words[line * blocks.columns + place]) { flat += 1 }
      }
    }
    return flat * 2 >= count
  }
}
