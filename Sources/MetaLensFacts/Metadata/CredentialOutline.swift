/// A manifest store as a tree of its boxes, for people who inspect a file; it never affects the score.
///
/// Nothing in it is verified. There is a node for each superbox with a meaning, in the order of a manifest's steps.
package struct CredentialOutline: Sendable, Equatable {
  /// The kind of a node.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The manifest store.
    case store
    /// A manifest, an update manifest, or a compressed manifest.
    case manifest
    /// The claim, which names the assertions.
    case claim
    case assertion
    /// A file that the picture was made from.
    case ingredient
    /// The claim's signature.
    case signature
    /// Data that an assertion refers to.
    case data
    /// Anything else, such as an identity's credential.
    case other
  }

  /// A statement of a node.
  package struct Saying: Sendable, Equatable {
    /// The subject, in the specification's terms (English).
    package var name: String
    /// The text, as the file writes it.
    package var text: String

    package init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }

  /// A file in a node, such as a thumbnail.
  package struct EmbeddedFile: Sendable, Equatable {
    /// The media type as written; empty if none is.
    package var mediaType: String
    package var byteCount: Int
    /// The ranges of its bytes in the photo, in order; empty if they are packed there.
    package var ranges: [Range<Int>]

    package init(mediaType: String, byteCount: Int, ranges: [Range<Int>]) {
      self.mediaType = mediaType
      self.byteCount = byteCount
      self.ranges = ranges
    }
  }

  package var kind: Kind
  /// The superbox's label as written; for a store, the name of the part that contains it.
  package var label: String
  /// The labels from the store to the node, joined by slashes as in JUMBF URIs; empty for a store.
  package var address: String
  /// The offset of its superbox in the file; nil if it is packed.
  package var offset: Int?
  /// The superbox's size in bytes.
  package var byteCount: Int
  /// The node's main statements.
  package var says: [Saying] = []
  /// The label of the manifest that an ingredient refers to; nil if it refers to none.
  package var manifest: String?
  /// The file in the node; nil if there is none.
  package var file: EmbeddedFile?
  /// The reason why not all of it was read, in English; nil if it was.
  package var failure: String?
  package var children: [CredentialOutline] = []

  /// Makes a node without statements.
  package init(_ kind: Kind, label: String, address: String, offset: Int?, byteCount: Int) {
    self.kind = kind
    self.label = label
    self.address = address
    self.offset = offset
    self.byteCount = byteCount
  }

  /// The node and all nodes below it, each before those that it contains.
  package var all: [CredentialOutline] { [self] + children.flatMap(\.all) }
}
