import MetaLensFacts

extension ContainerReading {
  /// Notes where metadata stands, as far as the limit of parts allows; each stands in a part, so that what is beyond
  /// has its diagnostic there.
  mutating func add(_ block: MetadataBlock, limits: ReadLimits) {
    guard facts.metadata.count < limits.parts else { return }
    facts.metadata.append(block)
  }
}
