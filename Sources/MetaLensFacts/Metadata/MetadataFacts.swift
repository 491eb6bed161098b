/// What a file says of itself outside EXIF: read block by block, with its places, nothing concluded.
public struct MetadataFacts: Sendable, Hashable {
  /// XMP packets, the main one first; an extended packet behind the one that names it.
  public var xmp: [XMPPacket] = []
  /// IPTC's data sets, a block each.
  public var iptc: [IPTCFacts] = []
  /// Photoshop's image resources, in file order.
  public var photoshop: [PhotoshopResource] = []
  /// ICC profiles.
  public var profiles: [ICCProfile] = []
  /// Texts of a person or a program: comments, PNG's texts.
  public var texts: [MetadataText] = []
  /// Content Credentials, as they state themselves: nothing of them is verified.
  public var credentials: [CredentialStore] = []
  /// What the maker note holds that bears on where the file comes from; nil where it has none that is known.
  public var makerNote: MakerNoteFacts?
  /// What a maker's or an editor's trailer holds; read from depth `structure` on.
  public var trailerValues: [TrailerValue] = []

  /// Makes facts of a file that says nothing.
  public init() {}
}
