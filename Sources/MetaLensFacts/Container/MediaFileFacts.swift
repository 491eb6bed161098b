/// What ISO base media files state of themselves (ISO/IEC 14496-12, ISO/IEC 23008-12).
package struct MediaFileFacts: Sendable, Equatable {
  /// The brand that `ftyp` names first.
  package var majorBrand: String
  /// The version of the major brand.
  package var minorVersion = 0
  /// The other brands, in the order they stand.
  package var compatibleBrands: [String]
  /// The type and the name of the handler in `meta`: `pict` and, with some writers, words; nil without `meta`.
  package var handler: String?
  /// The name that the handler box gives, often empty.
  package var handlerName: String
  /// The items of `meta`, in `iinf`'s order.
  package var items: [Item]
  /// Types of the properties in `ipco`, in their order.
  package var propertyTypes: [String]
  /// Rows and columns of the main picture's grid; nil if it has none.
  package var grid: Grid?
  /// Bytes of the handler box's name with its NULs; nil without the box.
  package var handlerNameByteCount: Int?
  /// By what the container shows another picture than its main one, or a grid's tiles, hold; in order, each once.
  package var recompositions: [Recomposition] = []
  /// What decoding the main picture takes; nil if there is none, or it wasn't reckoned (from depth `structure` on it
  /// is).
  package var work: PictureWork?
  /// What decoding a thumbnail takes, of several whatever any takes; nil if there is none.
  package var thumbnailWork: PictureWork?
  /// Number of the main item; nil if none is stated.
  package var primary: Int?
  /// What items are to others, in `iref`'s order, as far as `ReadLimits.parts` allows.
  package var references: [Reference] = []
  /// The form of `iloc`; nil if it has none that is known.
  package var locations: Locations?
  /// How the main picture is coded, where it is coded in HEVC; read from depth `structure` on.
  package var hevc = FactGroup<HEVCFacts>.notRead
  /// How the main picture is coded, where it is coded in AV1; read from depth `structure` on.
  package var av1 = FactGroup<AV1Facts>.notRead

  /// An item of `meta` (ISO/IEC 14496-12, 8.11).
  package struct Item: Sendable, Equatable {
    /// The item's number.
    package var id: Int
    /// The item's type, such as `hvc1`, `grid`, `Exif`, `mime`.
    package var type: String
    /// Whether it isn't meant to be shown (flag 1 of `infe`).
    package var isHidden: Bool
    /// The ranges of its bytes in the file, in order.
    package var ranges: [Range<Int>]
    /// Whether `iloc` places some of it outside the file.
    package var isOutside: Bool
    /// The media type of a `mime` item, the URI of a `uri ` item; empty for others.
    package var contentType = ""
    /// Whether `iloc` gives it no bytes: by the standard it then reaches to the file's end, and programs that take an
    /// item's content away leave it so.
    package var statesNoBytes = false

    /// Makes an item.
    package init(id: Int, type: String, isHidden: Bool, ranges: [Range<Int>], isOutside: Bool) {
      self.id = id
      self.type = type
      self.isHidden = isHidden
      self.ranges = ranges
      self.isOutside = isOutside
    }
  }

  /// A way in which a container shows another picture than the coded one without coding anything (ISO/IEC 23008-12, 6.5
  /// and 6.6).
  package enum Recomposition: String, Sendable, Equatable, CaseIterable {
    /// Pictures laid over one another (`iovl`), or one made of others in another way than as a grid (`iden`, a grid of
    /// grids).
    case overlay
    /// A part alone is shown (`clap`).
    case crop
    /// A mask says what is transparent (`auxl` of alpha).
    case mask
    /// Parts are turned or mirrored, and not the picture as a whole (`irot`, `imir` of a tile).
    case turn
  }

  /// What an item is to others (ISO/IEC 14496-12, 8.11.12).
  package struct Reference: Sendable, Equatable {
    /// The kind, such as `dimg`, `thmb`, `cdsc`, `auxl`.
    package var type: String
    /// The item that refers.
    package var from: Int
    /// The items that it refers to.
    package var to: [Int]

    /// Makes a reference.
    package init(_ type: String, from: Int, to: [Int]) {
      self.type = type
      self.from = from
      self.to = to
    }
  }

  /// The form of `iloc` (ISO/IEC 14496-12, 8.11.3): its version, and bytes of each of its fields.
  package struct Locations: Sendable, Equatable {
    /// The box's version.
    package var version: Int
    /// The number of bytes of each offset.
    package var offsetCount: Int
    /// The number of bytes of each length.
    package var lengthCount: Int
    /// Bytes of what offsets count from.
    package var baseCount: Int
    /// Bytes of an extent's index, 0 in version 0.
    package var indexCount: Int

    /// Makes a form.
    package init(version: Int, offsetCount: Int, lengthCount: Int, baseCount: Int, indexCount: Int) {
      self.version = version
      self.offsetCount = offsetCount
      self.lengthCount = lengthCount
      self.baseCount = baseCount
      self.indexCount = indexCount
    }
  }

  /// A picture made of tiles (ISO/IEC 23008-12, 6.6.2.3).
  package struct Grid: Sendable, Equatable {
    /// Rows of tiles.
    package var rows: Int
    /// Columns of tiles.
    package var columns: Int
    /// Size of a tile in pixels; nil if none is stated.
    package var tile: PixelSize?
    /// The picture's size, of which a container may show a part; nil if none is stated.
    package var picture: PixelSize?
    /// How many tiles it names.
    package var tileCount = 0
    /// Whether it names each tile once, and each tile's bytes stand behind those of the one before.
    package var isInOrder = true
    /// How many hidden pictures, coded as its tiles are, nothing in the file names.
    package var spareCount = 0

    /// Makes a grid.
    package init(rows: Int, columns: Int, tile: PixelSize?) {
      self.rows = rows
      self.columns = columns
      self.tile = tile
    }
  }

  /// Makes the facts.
  package init(
    majorBrand: String, compatibleBrands: [String] = [], handler: String? = nil,
    handlerName: String = "", items: [Item] = [], propertyTypes: [String] = [], grid: Grid? = nil
  ) {
    self.majorBrand = majorBrand
    self.compatibleBrands = compatibleBrands
    self.handler = handler
    self.handlerName = handlerName
    self.items = items
    self.propertyTypes = propertyTypes
    self.grid = grid
  }
}
