import MetaLensFacts

/// What `meta` says of its items, made for looking up: nothing here is searched from end to end for one item.
struct MediaItems {
  /// An item, and what it says of its content.
  struct Item {
    var fact: MediaFileFacts.Item
    /// How a `mime` item's content is packed, as HTTP's Content-Encoding says it.
    var contentEncoding = ""
    /// Whether `iloc` says where it stands, whatever it says.
    var isPlaced = false
    /// Whether an extent of it has no bytes, and so reaches to the file's end.
    var isOpen = false
  }

  /// What an item is to others (ISO/IEC 14496-12, 8.11.12).
  struct Reference {
    var type: String
    var from: Int
    /// Where the items that it leads to stand in `targets`.
    var targets: Range<Int>
  }

  /// Items at most; a grid has 65,536 tiles at most (ISO/IEC 23008-12, 6.6.2.3).
  static let limit = 1 << 17

  /// In `iinf`'s order.
  private(set) var list: [Item] = []
  /// Number of the main item.
  var primary: Int?
  /// Properties in `ipco`'s order.
  var properties: [MediaProperty] = []
  /// References in `iref`'s order.
  private(set) var references: [Reference] = []
  private(set) var targets: [Int] = []

  private var indices: [Int: Int] = [:]
  private var associated: [UInt16] = []
  private var associations: [Int: Range<Int>] = [:]
  private var derivations: [Int: Int] = [:]

  /// Extents that aren't kept with their items, since there are too many.
  var beyondLimit: [Range<Int>] = []

  /// Bytes of the length before each unit of an item in HEVC, as `hvcC` says; 4 where it doesn't.
  func unitLengthCount(of id: Int) -> Int {
    for property in properties(of: id) {
      if case .hevc(_, let count, _) = property.content { return count }
    }
    return 4
  }

  /// The items of which `iref` says what they are to others, or others to them.
  var related: Set<Int> { Set(references.map(\.from)).union(targets) }

  /// The place of an item in `list`.
  func index(of id: Int) -> Int? { indices[id] }

  subscript(id: Int) -> Item? { indices[id].map { list[$0] } }

  /// Adds an item; false where its number is taken, or where there are too many.
  mutating func add(_ item: Item) -> Bool {
    guard list.count < Self.limit, indices[item.fact.id] == nil else { return false }
    indices[item.fact.id] = list.count
    list.append(item)
    return true
  }

  /// Notes that not all of an item is in the file.
  mutating func markOutside(_ index: Int) { list[index].fact.isOutside = true }

  /// Changes an item where it stands.
  mutating func place(
    _ index: Int, ranges: [Range<Int>], isOutside: Bool, statesNoBytes: Bool = false, isOpen: Bool = false
  ) {
    list[index].isOpen = isOpen
    list[index].isPlaced = true
    list[index].fact.ranges = ranges
    list[index].fact.isOutside = isOutside
    list[index].fact.statesNoBytes = statesNoBytes
  }

  /// Associates properties, by their place in `properties`, with an item; what is said first holds.
  ///
  /// - Returns: false where there are too many.
  mutating func associate(_ id: Int, with places: [UInt16]) -> Bool {
    guard associations.count < Self.limit, associated.count + places.count <= 4 * Self.limit else {
      return false
    }
    guard associations[id] == nil else { return true }
    associations[id] = associated.count..<associated.count + places.count
    associated += places
    return true
  }

  /// The properties of an item in the order in which they apply.
  func properties(of id: Int) -> [MediaProperty] {
    guard let range = associations[id] else { return [] }
    return associated[range].map { properties[Int($0)] }
  }

  /// Adds a reference; false where there are too many.
  mutating func refer(_ type: String, from id: Int, to others: [Int]) -> Bool {
    guard references.count < Self.limit, targets.count + others.count <= 2 * Self.limit else { return false }
    if type == "dimg", derivations[id] == nil { derivations[id] = references.count }
    references.append(
      Reference(type: type, from: id, targets: targets.count..<targets.count + others.count))
    targets += others
    return true
  }

  /// The items of which an item is made (`dimg`), in their order: a grid's tiles.
  func inputs(of id: Int) -> ArraySlice<Int> {
    derivations[id].map { targets[references[$0].targets] } ?? []
  }

  /// The first item, of those an item is made of and those these are made of, that is coded itself.
  func codedItem(of id: Int) -> Int {
    var id = id
    // Items may derive from each other in a circle.
    for _ in 0..<4 {
      guard let input = inputs(of: id).first else { return id }
      id = input
    }
    return id
  }
}
