import MetaLensFacts

/// The items that `meta` describes, indexed so that no lookup of an item searches a whole list.
struct MediaItems {
  /// An item, and what the file states about its content.
  struct Item {
    var fact: MediaFileFacts.Item
    /// How a `mime` item's content is packed, in the terms of HTTP's Content-Encoding.
    var contentEncoding = ""
    /// Whether `iloc` has an entry for it, valid or not.
    var isPlaced = false
    /// Whether one of its extents has no bytes, and so reaches to the file's end.
    var isOpen = false
  }

  /// A reference from an item to others (ISO/IEC 14496-12, 8.11.12).
  struct Reference {
    var type: String
    var from: Int
    /// The range in `targets` of the items that it refers to.
    var targets: Range<Int>
  }

  /// The maximum number of items; a grid has 65,536 tiles at most (ISO/IEC 23008-12, 6.6.2.3).
  static let limit = 1 << 17

  /// The items in `iinf`'s order.
  private(set) var list: [Item] = []
  /// The main item's ID.
  var primary: Int?
  /// The properties in `ipco`'s order.
  var properties: [MediaProperty] = []
  /// The references in `iref`'s order.
  private(set) var references: [Reference] = []
  private(set) var targets: [Int] = []

  private var indices: [Int: Int] = [:]
  private var associated: [UInt16] = []
  private var associations: [Int: Range<Int>] = [:]
  private var derivations: [Int: Int] = [:]

  /// Extents that aren't stored with their items because there are too many.
  var beyondLimit: [Range<Int>] = []

  /// Returns the number of bytes of the length before each unit of an HEVC item, as `hvcC` states it; 4 if it doesn't.
  func unitLengthCount(of id: Int) -> Int {
    for property in properties(of: id) {
      if case .hevc(_, let count, _) = property.content { return count }
    }
    return 4
  }

  /// The items that refer to others in `iref`, or that others refer to.
  var related: Set<Int> { Set(references.map(\.from)).union(targets) }

  func index(of id: Int) -> Int? { indices[id] }

  subscript(id: Int) -> Item? { indices[id].map { list[$0] } }

  /// Adds an item; returns false if its ID is taken, or if there are too many items.
  mutating func add(_ item: Item) -> Bool {
    guard list.count < Self.limit, indices[item.fact.id] == nil else { return false }
    indices[item.fact.id] = list.count
    list.append(item)
    return true
  }

  /// Marks an item as not completely in the file.
  mutating func markOutside(_ index: Int) { list[index].fact.isOutside = true }

  mutating func place(
    _ index: Int, ranges: [Range<Int>], isOutside: Bool, statesNoBytes: Bool = false, isOpen: Bool = false
  ) {
    list[index].isOpen = isOpen
    list[index].isPlaced = true
    list[index].fact.ranges = ranges
    list[index].fact.isOutside = isOutside
    list[index].fact.statesNoBytes = statesNoBytes
  }

  /// Associates properties, by their index in `properties`, with an item; the first association is the valid one.
  ///
  /// - Returns: False if there are too many associations.
  mutating func associate(_ id: Int, with places: [UInt16]) -> Bool {
    guard associations.count < Self.limit, associated.count + places.count <= 4 * Self.limit else {
      return false
    }
    guard associations[id] == nil else { return true }
    associations[id] = associated.count..<associated.count + places.count
    associated += places
    return true
  }

  /// Returns an item's properties in the order in which they apply.
  func properties(of id: Int) -> [MediaProperty] {
    guard let range = associations[id] else { return [] }
    return associated[range].map { properties[Int($0)] }
  }

  /// Adds a reference; returns false if there are too many.
  mutating func refer(_ type: String, from id: Int, to others: [Int]) -> Bool {
    guard references.count < Self.limit, targets.count + others.count <= 2 * Self.limit else { return false }
    if type == "dimg", derivations[id] == nil { derivations[id] = references.count }
    references.append(
      Reference(type: type, from: id, targets: targets.count..<targets.count + others.count))
    targets += others
    return true
  }

  /// Returns the items that an item is made of (`dimg`), in their order: for example a grid's tiles.
  func inputs(of id: Int) -> ArraySlice<Int> {
    derivations[id].map { targets[references[$0].targets] } ?? []
  }

  /// Returns the coded item at the end of the chain from an item to the first item that it is made of, after at most
  /// four steps.
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
