/// What a file says of itself outside EXIF: read block by block, with its places, nothing concluded.
package struct MetadataFacts: Sendable, Equatable {
  /// XMP packets, the main one first; an extended packet behind the one that names it.
  package var xmp: [XMPPacket] = []
  /// IPTC's data sets, a block each.
  package var iptc: [IPTCFacts] = []
  /// Photoshop's image resources, in file order.
  package var photoshop: [PhotoshopResource] = []
  /// ICC profiles.
  package var profiles: [ICCProfile] = []
  /// Texts of a person or a program: comments, PNG's texts.
  package var texts: [MetadataText] = []
  /// Content Credentials, as they state themselves: nothing of them is verified.
  package var credentials: [CredentialStore] = []
  /// What the maker note holds that bears on where the file comes from; nil if it has none that is known.
  package var makerNote: MakerNoteFacts?
  /// What Google's camera program notes, in XMP or as the maker note; nil if nothing of that can be read.
  package var hdrPlus: HDRPlusNote?
  /// What a maker's or an editor's trailer holds; read from depth `structure` on.
  package var trailerValues: [TrailerValue] = []

  /// Makes facts of a file that says nothing.
  package init() {}
}
