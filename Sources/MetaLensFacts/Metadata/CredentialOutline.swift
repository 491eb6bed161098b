/// A manifest store laid out as the boxes that it consists of: for who looks into a file, never for the score.
///
/// Nothing of it is verified. A node for each superbox that means something, in the order of a manifest's story.
package struct CredentialOutline: Sendable, Equatable {
  /// What a node is.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The manifest store.
    case store
    /// A manifest, an update of one, or one that is packed.
    case manifest
    /// The claim, which names the assertions.
    case claim
    /// What is asserted.
    case assertion
    /// A file that went into the picture.
    case ingredient
    /// The claim's signature.
    case signature
    /// Data that an assertion refers to.
    case data
    /// Anything else, such as an identity's credential.
    case other
  }

  /// One thing that a node says.
  package struct Saying: Sendable, Equatable {
    /// What it is about, in the specification's terms (English).
    package var name: String
    /// What is said, as the file writes it.
    package var text: String

    /// Makes a saying.
    package init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }

  /// A file that a node holds, such as a thumbnail.
  package struct EmbeddedFile: Sendable, Equatable {
    /// The media type as written; empty if none is.
    package var mediaType: String
    /// The file's size in bytes.
    package var byteCount: Int
    /// The ranges of its bytes in the photo, in order; empty if they are packed there.
    package var ranges: [Range<Int>]

    /// Makes a file.
    package init(mediaType: String, byteCount: Int, ranges: [Range<Int>]) {
      self.mediaType = mediaType
      self.byteCount = byteCount
      self.ranges = ranges
    }
  }

  /// What the node is.
  package var kind: Kind
  /// The superbox's label as written; a store's is what holds it.
  package var label: String
  /// The labels that lead to it from the store on, joined by slashes, as JUMBF URIs write them; empty for a store.
  package var address: String
  /// The offset of its superbox in the file; nil if it is packed.
  package var offset: Int?
  /// The superbox's size in bytes.
  package var byteCount: Int
  /// What it says in short.
  package var says: [Saying] = []
  /// The label of the manifest that an ingredient leads to; nil if it leads to none.
  package var manifest: String?
  /// The file that it holds.
  package var file: EmbeddedFile?
  /// Why not all of it was read, in English; nil if it was.
  package var failure: String?
  /// What stands in it.
  package var children: [CredentialOutline] = []

  /// Makes a node that says nothing.
  package init(_ kind: Kind, label: String, address: String, offset: Int?, byteCount: Int) {
    self.kind = kind
    self.label = label
    self.address = address
    self.offset = offset
    self.byteCount = byteCount
  }

  /// The node and all below it, each before what stands in it.
  package var all: [CredentialOutline] { [self] + children.flatMap(\.all) }
}
