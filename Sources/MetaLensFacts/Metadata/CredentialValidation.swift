/// What the library that checks Content Credentials found: its own words and the specification's codes, nothing
/// concluded.
package struct CredentialValidation: Sendable, Hashable {
  /// `Trusted`, `Valid` or `Invalid`, as the library says; it goes by today's clock.
  package var state: String
  /// The library's version.
  package var library: String
  /// SHA-256 of the trust anchors that were given; nil if none were.
  package var anchors: String?
  /// The active manifest's signature; nil if the library names none.
  package var signature: Signature?
  /// What the active manifest's hash leaves out of the file, as the library reads it: bytes and their place, or boxes.
  package var exclusions: [String] = []
  /// What was validated of the active manifest.
  package var statuses: [Status] = []
  /// What was validated of the manifests of files that went into this one.
  package var ingredientStatuses: [Status] = []
  /// The manifests that the picture's story is made of, the oldest first, the active one last.
  package var manifests: [Manifest] = []

  /// Makes what was found.
  package init(state: String, library: String, anchors: String? = nil) {
    self.state = state
    self.library = library
    self.anchors = anchors
  }

  /// One validation status (C2PA 2.1, 15.2).
  package struct Status: Sendable, Hashable {
    /// Which way it speaks.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
      case success, informational, failure
    }

    /// The specification's code, such as `assertion.dataHash.match`.
    package var code: String
    /// Which way it speaks.
    package var kind: Kind
    /// What it speaks about: a JUMBF address within the store.
    package var url: String
    /// The library's words, in English.
    package var explanation: String

    /// Makes a status.
    package init(_ code: String, _ kind: Kind, url: String = "", explanation: String = "") {
      self.code = code
      self.kind = kind
      self.url = url
      self.explanation = explanation
    }
  }

  /// Who signed, by the certificate that the signature was verified with.
  package struct Signature: Sendable, Hashable {
    /// The algorithm, such as `Es256`.
    package var algorithm: String?
    /// The organisation that the certificate was issued to.
    package var organization: String?
    /// The common name that the certificate was issued to.
    package var commonName: String?
    /// Organisation and common name of the authority that issued it.
    package var authority: String?
    /// The certificate's serial number.
    package var serialNumber: String?
    /// When the certificate became valid, as the library writes it.
    package var validFrom: String?
    /// When it ceases to be valid.
    package var validUntil: String?
    /// The time stamp; nil if there is none.
    package var time: String?

    /// Makes a signature of which nothing is known.
    package init() {}

    /// The organisation, else the common name.
    package var signer: String { organization ?? commonName ?? "" }
  }

  /// A manifest of the story.
  package struct Manifest: Sendable, Hashable {
    /// The manifest's label.
    package var label: String
    /// The version of its claim, 1 or 2; nil if the library doesn't say.
    package var claimVersion: Int?
    /// The program that wrote it.
    package var program: String?
    /// The picture's title.
    package var title: String?
    /// Who signed it.
    package var signer: String?
    /// The time stamp.
    package var time: String?
    /// Its assertions' labels.
    package var assertions: [String] = []
    /// What was done, in order.
    package var actions: [Action] = []
    /// What went into it, in order.
    package var ingredients: [Ingredient] = []

    /// Makes a manifest.
    package init(label: String) { self.label = label }
  }

  /// A step of the story.
  package struct Action: Sendable, Hashable {
    /// The action's name, such as `c2pa.created`.
    package var name: String
    /// The program that did it, where one is named.
    package var program: String?
    /// When, as written.
    package var when: String?
    /// Its Digital Source Type, as written.
    package var sourceType: String?

    /// Makes a step.
    package init(_ name: String, program: String? = nil, when: String? = nil, sourceType: String? = nil) {
      self.name = name
      self.program = program
      self.when = when
      self.sourceType = sourceType
    }
  }

  /// A file that went into another.
  package struct Ingredient: Sendable, Hashable {
    /// Its title.
    package var title: String?
    /// `parentOf`, `componentOf`, `inputTo`.
    package var relationship: String?
    /// The label of its own manifest; nil if it has none.
    package var manifest: String?

    /// Makes an ingredient.
    package init(title: String?, relationship: String?, manifest: String?) {
      self.title = title
      self.relationship = relationship
      self.manifest = manifest
    }
  }
}
