/// What a file states about itself outside EXIF, block by block and with its places, without conclusions.
package struct MetadataFacts: Sendable, Equatable {
  /// The XMP packets, the main one first; an extended packet follows the one that names it.
  package var xmp: [XMPPacket] = []
  /// A JPEG's extended packets, in the file or only named.
  ///
  /// One that exceeds `ReadLimits` is listed only if less of it is there than it states, and none is if not all
  /// segments before the first scan were read.
  package var xmpExtensions: [XMPExtension] = []
  /// The blocks of IPTC's data sets.
  package var iptc: [IPTCFacts] = []
  /// Photoshop's image resources, in file order.
  package var photoshop: [PhotoshopResource] = []
  package var profiles: [ICCProfile] = []
  /// Texts of a person or a program: comments, PNG's texts.
  package var texts: [MetadataText] = []
  /// Content Credentials as the file states them; nothing in them is verified.
  package var credentials: [CredentialStore] = []
  /// The maker note's values that are relevant to the file's origin; nil if there is no maker note in a known form.
  package var makerNote: MakerNoteFacts?
  /// What Google's camera app notes, in XMP or as the maker note; nil if nothing of it can be read.
  package var hdrPlus: HDRPlusNote?
  /// The values in a maker's or an editor's trailer; read at depth `structure` and deeper.
  package var trailerValues: [TrailerValue] = []

  /// Makes the facts of a file that states nothing.
  package init() {}
}
