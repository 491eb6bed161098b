extension MetadataClaims {
  /// Collects what a store's manifests state, the active manifest first; none of it is verified.
  mutating func collect(_ store: CredentialStore) {
    for manifest in store.manifests.reversed() {
      let evidence = Evidence(location: store.container, offset: manifest.offset ?? store.offset)
      if manifest.generators.isEmpty {
        add(
          .program, manifest.claimGenerator, .credentials, property: "claim_generator", evidence: evidence)
      }
      for generator in manifest.generators {
        add(
          .program, generator.claim, .credentials, property: "claim_generator_info", evidence: evidence)
      }
      for action in manifest.actions {
        let place = Evidence(location: store.container, offset: action.offset ?? evidence.offset)
        add(
          .program, action.softwareAgent?.claim, .credentials, property: "softwareAgent", evidence: place)
        add(
          .digitalSourceType, action.digitalSourceType.map(Self.term(of:)), .credentials,
          property: "digitalSourceType", evidence: place)
      }
    }
  }
}
