/// Content Credentials as a file states them (C2PA 2.x; JUMBF, ISO 19566-5); nothing in them is verified.
package struct CredentialStore: Sendable, Equatable {
  /// The place that contains it: `APP11 JUMBF`, `caBX`, `uuid`.
  package var container: String
  /// Its offset in the file.
  package var offset: Int
  package var byteCount: Int
  /// The manifests in order; the last one is the active one.
  package var manifests: [CredentialManifest]
  /// The reason why not all of it was read, in English; nil if it was.
  package var failure: String?

  package init(
    container: String, offset: Int, byteCount: Int, manifests: [CredentialManifest] = [],
    failure: String? = nil
  ) {
    self.container = container
    self.offset = offset
    self.byteCount = byteCount
    self.manifests = manifests
    self.failure = failure
  }

  /// Whether the store has no manifests although all of it was read.
  package var isEmpty: Bool { manifests.isEmpty && failure == nil }

  /// The active manifest: the last one (C2PA 2.1, 11.1.4.2).
  package var active: CredentialManifest? { manifests.last }
}

/// A manifest as the file states it.
package struct CredentialManifest: Sendable, Equatable {
  /// The manifest's label, such as `urn:c2pa:…`.
  package var label: String
  /// The offset of its box in the file; nil if that isn't one run of the file.
  package var offset: Int?
  /// `claim_generator` as written; nil if it isn't stated.
  package var claimGenerator: String?
  /// The names and versions in `claim_generator_info`.
  package var generators: [Program] = []
  /// The claim's `dc:title`.
  package var title: String?
  /// The claim's `dc:format`.
  package var format: String?
  /// The claim's `instanceID`.
  package var instanceID: String?
  /// The labels of its assertions, in order.
  package var assertions: [String] = []
  /// The manifest's actions, in order.
  package var actions: [Action] = []
  /// The manifest's ingredients, in order.
  package var ingredients: [Ingredient] = []
  /// Further values that bear on originality, by assertion: `AISystemUsed`, `prompt`, a camera's make and model.
  package var values: [Value] = []

  package init(label: String, offset: Int?) {
    self.label = label
    self.offset = offset
  }

  /// A program's name, with its version if one is stated.
  package struct Program: Sendable, Equatable {
    /// The program's name as written.
    package var name: String
    /// The program's version as written.
    package var version: String?
    /// Name and version, as people write them.
    package var claim: String { version.map { name + " " + $0 } ?? name }
    package init(name: String, version: String? = nil) {
      self.name = name
      self.version = version
    }
  }

  /// An action of `c2pa.actions`.
  package struct Action: Sendable, Equatable {
    /// The action's name, such as `c2pa.created`.
    package var name: String
    package var softwareAgent: Program?
    /// `when` as written.
    package var when: String?
    /// `digitalSourceType` as written: a URI.
    package var digitalSourceType: String?
    /// `description`, of the action or its parameters.
    package var description: String?
    /// Its offset in the file; nil if that isn't one run of the file.
    package var offset: Int?
    package init(name: String, offset: Int?) {
      self.name = name
      self.offset = offset
    }
  }

  /// An ingredient.
  package struct Ingredient: Sendable, Equatable {
    /// `dc:title`.
    package var title: String?
    /// `dc:format`.
    package var format: String?
    /// `parentOf`, `componentOf`, `inputTo`.
    package var relationship: String?
    /// The offset of its assertion in the file.
    package var offset: Int?
    package init(title: String?, format: String?, relationship: String?, offset: Int?) {
      self.title = title
      self.format = format
      self.relationship = relationship
      self.offset = offset
    }
  }

  /// A value of another assertion.
  package struct Value: Sendable, Equatable {
    /// The assertion's label.
    package var assertion: String
    package var key: String
    package var text: String
    /// The offset of the value in the file; nil if that isn't one run of the file.
    package var offset: Int?
    package init(assertion: String, key: String, text: String, offset: Int?) {
      self.assertion = assertion
      self.key = key
      self.text = text
      self.offset = offset
    }
  }
}
