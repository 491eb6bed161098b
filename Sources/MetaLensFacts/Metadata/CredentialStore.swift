/// Content Credentials as a file states them (C2PA 2.x; JUMBF, ISO 19566-5): nothing of them is verified.
public struct CredentialStore: Sendable, Hashable {
  /// What holds it: `APP11 JUMBF`, `caBX`, `uuid`.
  public var container: String
  /// Where it begins in the file.
  public var offset: Int
  /// The store's size in bytes.
  public var byteCount: Int
  /// The manifests in the order they stand; the last one is the active one.
  public var manifests: [CredentialManifest]
  /// Why not all of it was read, in English; nil where it was.
  public var failure: String?

  /// Makes a store.
  public init(
    container: String, offset: Int, byteCount: Int, manifests: [CredentialManifest] = [],
    failure: String? = nil
  ) {
    self.container = container
    self.offset = offset
    self.byteCount = byteCount
    self.manifests = manifests
    self.failure = failure
  }

  /// The active manifest: the last one (C2PA 2.1, 11.1.4.2).
  public var active: CredentialManifest? { manifests.last }
}

/// One manifest as it states itself.
public struct CredentialManifest: Sendable, Hashable {
  /// The manifest's label, such as `urn:c2pa:…`.
  public var label: String
  /// Where its box begins in the file; nil where that isn't one run of the file.
  public var offset: Int?
  /// `claim_generator` as written; nil where it isn't stated.
  public var claimGenerator: String?
  /// Names and versions of `claim_generator_info`.
  public var generators: [Program] = []
  /// The claim's `dc:title`.
  public var title: String?
  /// The claim's `dc:format`.
  public var format: String?
  /// The claim's `instanceID`.
  public var instanceID: String?
  /// Labels of its assertions, in their order.
  public var assertions: [String] = []
  /// The manifest's actions, in their order.
  public var actions: [Action] = []
  /// The manifest's ingredients, in their order.
  public var ingredients: [Ingredient] = []
  /// Further values that bear on originality, by assertion: `AISystemUsed`, `prompt`, a camera's make and model.
  public var values: [Value] = []

  /// Makes a manifest.
  public init(label: String, offset: Int?) {
    self.label = label
    self.offset = offset
  }

  /// A program's name, and its version where one is stated.
  public struct Program: Sendable, Hashable {
    /// The program's name as written.
    public var name: String
    /// The program's version as written.
    public var version: String?
    /// Makes a program.
    public init(name: String, version: String? = nil) {
      self.name = name
      self.version = version
    }
  }

  /// An action of `c2pa.actions`.
  public struct Action: Sendable, Hashable {
    /// The action's name, such as `c2pa.created`.
    public var name: String
    /// `softwareAgent`.
    public var softwareAgent: Program?
    /// `when` as written.
    public var when: String?
    /// `digitalSourceType` as written: a URI.
    public var digitalSourceType: String?
    /// `description`, of the action or its parameters.
    public var description: String?
    /// Where it stands in the file; nil where that isn't one run of the file.
    public var offset: Int?
    /// Makes an action.
    public init(name: String, offset: Int?) {
      self.name = name
      self.offset = offset
    }
  }

  /// An ingredient.
  public struct Ingredient: Sendable, Hashable {
    /// `dc:title`.
    public var title: String?
    /// `dc:format`.
    public var format: String?
    /// `parentOf`, `componentOf`, `inputTo`.
    public var relationship: String?
    /// Where its assertion stands in the file.
    public var offset: Int?
    /// Makes an ingredient.
    public init(title: String?, format: String?, relationship: String?, offset: Int?) {
      self.title = title
      self.format = format
      self.relationship = relationship
      self.offset = offset
    }
  }

  /// A value of another assertion.
  public struct Value: Sendable, Hashable {
    /// The assertion's label.
    public var assertion: String
    /// The key in it.
    public var key: String
    /// The value as text.
    public var text: String
    /// Where the value stands in the file; nil where that isn't one run of the file.
    public var offset: Int?
    /// Makes a value.
    public init(assertion: String, key: String, text: String, offset: Int?) {
      self.assertion = assertion
      self.key = key
      self.text = text
      self.offset = offset
    }
  }
}
