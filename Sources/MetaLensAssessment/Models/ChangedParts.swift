/// The state of one part of a file.
public enum PartState: String, Sendable, Hashable, Codable, CaseIterable {
  /// What was read of it is as the camera writes it.
  case intact
  /// Something other than the camera wrote it.
  case changed
  /// What was read of it doesn't show whether it was changed.
  case unknown
}

/// The state of each of five parts of a file, since each calls for a different reaction.
public struct ChangedParts: Sendable, Hashable {
  /// The way the file is put together.
  public var container: PartState
  /// What the file states about itself.
  public var metadata: PartState
  /// The coding of the picture.
  public var encoding: PartState
  /// What the picture shows.
  public var content: PartState
  /// The file's origin: a camera, or something else.
  public var source: PartState

  /// Makes the list; parts are unknown by default.
  public init(
    container: PartState = .unknown, metadata: PartState = .unknown, encoding: PartState = .unknown,
    content: PartState = .unknown, source: PartState = .unknown
  ) {
    self.container = container
    self.metadata = metadata
    self.encoding = encoding
    self.content = content
    self.source = source
  }

  /// The state of a part.
  public subscript(concern: Concern) -> PartState {
    get {
      switch concern {
      case .container: container
      case .metadata: metadata
      case .encoding: encoding
      case .content: content
      case .source: source
      }
    }
    set {
      switch concern {
      case .container: container = newValue
      case .metadata: metadata = newValue
      case .encoding: encoding = newValue
      case .content: content = newValue
      case .source: source = newValue
      }
    }
  }
}
