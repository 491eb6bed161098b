/// The findings of the library that checks Content Credentials: its own words and the specification's codes, without
/// conclusions.
package struct CredentialValidation: Sendable, Hashable {
  /// `Trusted`, `Valid` or `Invalid`, as the library states it; it depends on the current time.
  package var state: String
  /// The library's version.
  package var library: String
  /// The SHA-256 of the trust anchors that were given; nil if none were.
  package var anchors: String?
  /// The active manifest's signature; nil if the library names none.
  package var signature: Signature?
  /// What the active manifest's hash excludes from the file, as the library reads it: ranges of bytes, or boxes.
  package var exclusions: [String] = []
  /// The statuses of the active manifest.
  package var statuses: [Status] = []
  /// The statuses of the manifests of files that this one was made from.
  package var ingredientStatuses: [Status] = []
  /// The manifests with the picture's steps, the oldest first, the active one last.
  package var manifests: [Manifest] = []

  package init(state: String, library: String, anchors: String? = nil) {
    self.state = state
    self.library = library
    self.anchors = anchors
  }

  /// A validation status (C2PA 2.1, 15.2).
  package struct Status: Sendable, Hashable {
    /// The kind of the status.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
      case success, informational, failure
    }

    /// The specification's code, such as `assertion.dataHash.match`.
    package var code: String
    package var kind: Kind
    /// What the status is about: a JUMBF address in the store.
    package var url: String
    /// The library's explanation, in English.
    package var explanation: String

    package init(_ code: String, _ kind: Kind, url: String = "", explanation: String = "") {
      self.code = code
      self.kind = kind
      self.url = url
      self.explanation = explanation
    }
  }

  /// A signature and its signer, according to the certificate that it was verified with.
  package struct Signature: Sendable, Hashable {
    /// The algorithm, such as `Es256`.
    package var algorithm: String?
    /// The organisation that the certificate was issued to.
    package var organization: String?
    /// The common name that the certificate was issued to.
    package var commonName: String?
    /// The organisation and common name of the authority that issued the certificate.
    package var authority: String?
    /// The certificate's serial number.
    package var serialNumber: String?
    /// When the certificate became valid, as the library writes it.
    package var validFrom: String?
    /// When the certificate expires, as the library writes it.
    package var validUntil: String?
    /// The time stamp; nil if there is none.
    package var time: String?

    package init() {}

    /// The organisation, else the common name.
    package var signer: String { organization ?? commonName ?? "" }
  }

  /// A manifest in the picture's history.
  package struct Manifest: Sendable, Hashable {
    package var label: String
    /// The version of its claim, 1 or 2; nil if the library doesn't state it.
    package var claimVersion: Int?
    /// The program that wrote the manifest.
    package var program: String?
    /// The picture's title.
    package var title: String?
    package var signer: String?
    /// The time stamp.
    package var time: String?
    /// The labels of its assertions.
    package var assertions: [String] = []
    /// The steps, in order.
    package var actions: [Action] = []
    /// The files that the picture was made from, in order.
    package var ingredients: [Ingredient] = []

    package init(label: String) { self.label = label }
  }

  /// A step in the picture's history.
  package struct Action: Sendable, Hashable {
    /// The action's name, such as `c2pa.created`.
    package var name: String
    /// The program that did the step; nil if none is named.
    package var program: String?
    /// The date of the step, as written.
    package var when: String?
    /// The Digital Source Type, as written.
    package var sourceType: String?

    package init(_ name: String, program: String? = nil, when: String? = nil, sourceType: String? = nil) {
      self.name = name
      self.program = program
      self.when = when
      self.sourceType = sourceType
    }
  }

  /// A file that another was made from.
  package struct Ingredient: Sendable, Hashable {
    /// The file's title.
    package var title: String?
    /// `parentOf`, `componentOf`, `inputTo`.
    package var relationship: String?
    /// The label of the file's own manifest; nil if it has none.
    package var manifest: String?

    package init(title: String?, relationship: String?, manifest: String?) {
      self.title = title
      self.relationship = relationship
      self.manifest = manifest
    }
  }
}
