extension MetadataClaims {
  /// Collects the program named in one of Photoshop's resources: 0x0421 names the program that wrote it.
  mutating func collect(_ resource: PhotoshopResource) {
    guard case .version(let writer, _) = resource.content else { return }
    add(
      .program, writer, .photoshop, property: "8BIM 0x0421",
      evidence: Evidence(location: resource.container + " 8BIM 0x0421", offset: resource.offset))
  }
}
