/// What can be said of one part of a file.
public enum PartState: String, Sendable, Hashable, Codable, CaseIterable {
  /// What was read is as the camera writes it.
  case intact
  /// Something other than the camera wrote it.
  case changed
  /// What was read doesn't tell.
  case unknown
}

/// Which parts of a file were changed: people act differently on each.
public struct ChangedParts: Sendable, Hashable {
  /// How the file is put together.
  public var container: PartState
  /// What the file says of itself.
  public var metadata: PartState
  /// How the picture is coded.
  public var encoding: PartState
  /// What the picture shows.
  public var content: PartState
  /// Where the file comes from: a camera, or something else.
  public var source: PartState

  /// Makes the list; what isn't said is unknown.
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
