/// What an ISO base media file states about itself (ISO/IEC 14496-12, ISO/IEC 23008-12).
package struct MediaFileFacts: Sendable, Equatable {
  /// The brand that `ftyp` names first.
  package var majorBrand: String
  /// The version of the major brand.
  package var minorVersion = 0
  /// The other brands, in order.
  package var compatibleBrands: [String]
  /// The type and the name of the handler in `meta`: `pict` and, with some writers, words; nil without `meta`.
  package var handler: String?
  /// The name that the handler box gives, often empty.
  package var handlerName: String
  /// The items of `meta`, in `iinf`'s order.
  package var items: [Item]
  /// The types of the properties in `ipco`, in order.
  package var propertyTypes: [String]
  /// The grid of the main picture; nil if it has none.
  package var grid: Grid?
  /// The size of the handler box's name with its NULs, in bytes; nil without the box.
  package var handlerNameByteCount: Int?
  /// The ways in which the container shows a different picture than the main one, or than a grid's tiles; in order,
  /// each once.
  package var recompositions: [Recomposition] = []
  /// The work of decoding the main picture; nil if there is none, or if it wasn't computed (it is at depth `structure`
  /// and deeper).
  package var work: PictureWork?
  /// The work of decoding a thumbnail; the maximum if there are several, nil if there is none.
  package var thumbnailWork: PictureWork?
  /// The number of the main item; nil if none is stated.
  package var primary: Int?
  /// The references between items, in `iref`'s order, as far as `ReadLimits.parts` allows.
  package var references: [Reference] = []
  /// The form of `iloc`; nil if it isn't known.
  package var locations: Locations?
  /// The coding of the main picture if it is HEVC; read at depth `structure` and deeper.
  package var hevc = FactGroup<HEVCFacts>.notRead
  /// The coding of the main picture if it is AV1; read at depth `structure` and deeper.
  package var av1 = FactGroup<AV1Facts>.notRead

  /// An item of `meta` (ISO/IEC 14496-12, 8.11).
  package struct Item: Sendable, Equatable {
    package var id: Int
    /// The item's type, such as `hvc1`, `grid`, `Exif`, `mime`.
    package var type: String
    /// Whether it isn't meant to be shown (flag 1 of `infe`).
    package var isHidden: Bool
    /// The ranges of its bytes in the file, in order.
    package var ranges: [Range<Int>]
    /// Whether some of its bytes are outside the file, according to `iloc`.
    package var isOutside: Bool
    /// The media type of a `mime` item, the URI of a `uri ` item; empty for others.
    package var contentType = ""
    /// Whether `iloc` states no bytes for it.
    ///
    /// By the standard it then reaches to the file's end; programs that remove an item's content leave it in this
    /// state.
    package var statesNoBytes = false

    package init(id: Int, type: String, isHidden: Bool, ranges: [Range<Int>], isOutside: Bool) {
      self.id = id
      self.type = type
      self.isHidden = isHidden
      self.ranges = ranges
      self.isOutside = isOutside
    }
  }

  /// A way in which a container shows a different picture than the coded one, without coding anything (ISO/IEC
  /// 23008-12, 6.5 and 6.6).
  package enum Recomposition: String, Sendable, Equatable, CaseIterable {
    /// Pictures are overlaid (`iovl`), or a picture is composed of others in another way than a grid (`iden`, a grid of
    /// grids).
    case overlay
    /// Only a part is shown (`clap`).
    case crop
    /// A mask states what is transparent (`auxl` of alpha).
    case mask
    /// Parts of the picture are rotated or mirrored, not the picture as a whole (`irot`, `imir` of a tile).
    case turn
  }

  /// A reference from an item to others (ISO/IEC 14496-12, 8.11.12).
  package struct Reference: Sendable, Equatable {
    /// The kind, such as `dimg`, `thmb`, `cdsc`, `auxl`.
    package var type: String
    /// The item that refers.
    package var from: Int
    /// The items that it refers to.
    package var to: [Int]

    package init(_ type: String, from: Int, to: [Int]) {
      self.type = type
      self.from = from
      self.to = to
    }
  }

  /// The form of `iloc` (ISO/IEC 14496-12, 8.11.3): its version, and the sizes of its fields in bytes.
  package struct Locations: Sendable, Equatable {
    package var version: Int
    /// The number of bytes of each offset.
    package var offsetCount: Int
    /// The number of bytes of each length.
    package var lengthCount: Int
    /// The number of bytes of each base offset.
    package var baseCount: Int
    /// The number of bytes of an extent's index; 0 in version 0.
    package var indexCount: Int

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
    /// The number of rows of tiles.
    package var rows: Int
    /// The number of columns of tiles.
    package var columns: Int
    /// The size of a tile in pixels; nil if none is stated.
    package var tile: PixelSize?
    /// The picture's size, of which a container may show a part; nil if none is stated.
    package var picture: PixelSize?
    /// The number of tiles that the grid names.
    package var tileCount = 0
    /// Whether the grid names each tile once, and each tile's bytes come after those of the tile before.
    package var isInOrder = true
    /// The number of hidden pictures, coded like the tiles, that nothing in the file names.
    package var spareCount = 0

    package init(rows: Int, columns: Int, tile: PixelSize?) {
      self.rows = rows
      self.columns = columns
      self.tile = tile
    }
  }

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
