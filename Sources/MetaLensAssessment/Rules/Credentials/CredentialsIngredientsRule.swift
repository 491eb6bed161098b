extension Rule {
  package static let credentialsIngredients = Rule(
    "credentialsIngredients", .warning, concern: .source,
    parameters: [.truth("isParent"), .text("titles")],
    variant: { $0.isTrue("isParent") ? "parent" : "component" },
    reads: [.metadata], needs: .credentials,
    source: "C2PA 2.1, 18.16 (parentOf, componentOf); Docs/Sources.md, 2.8",
    example: ["isParent": true, "titles": "IMG_0001.jpg"]
  ) { context in
    (context.metadata?.credentials ?? []).flatMap { store -> [Sighting] in
      guard let active = store.active else { return [] }
      return [("parentOf", true), ("componentOf", false)].compactMap { relationship, isParent in
        let found = active.ingredients.filter { $0.relationship == relationship }
        guard !found.isEmpty else { return nil }
        return .raised(
          ["isParent": isParent, "titles": titles(of: found)],
          at: found.prefix(3).map {
            Evidence(location: store.container, offset: $0.offset ?? active.offset ?? store.offset)
          })
      }
    }
  }

  /// Returns three titles at most, followed by the number of all ingredients if there are more.
  private static func titles(of ingredients: [CredentialManifest.Ingredient]) -> String {
    let named = ingredients.prefix(3).map { ($0.title ?? $0.format ?? "?").quoted() }
    return named.joined(separator: ", ") + (ingredients.count > 3 ? ", … (\(ingredients.count))" : "")
  }
}
