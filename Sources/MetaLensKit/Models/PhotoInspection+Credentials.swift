import MetaLensFacts

extension PhotoInspection {
  /// Content Credentials as they state themselves, as it is written: `verified` says that nobody checked.
  static func json(_ store: CredentialStore) -> JSONValue {
    .object([
      "container": .string(store.container), "offset": .integer(store.offset),
      "bytes": .integer(store.byteCount), "verified": .bool(false), "failure": .optional(store.failure),
      "manifests": .array(store.manifests.map(json)),
    ])
  }

  private static func json(_ manifest: CredentialManifest) -> JSONValue {
    .object([
      "label": .string(manifest.label), "offset": .optional(manifest.offset),
      "claimGenerator": .optional(manifest.claimGenerator),
      "generators": .array(manifest.generators.map(json)), "title": .optional(manifest.title),
      "format": .optional(manifest.format), "instanceID": .optional(manifest.instanceID),
      "assertions": .array(manifest.assertions.map(JSONValue.string)),
      "actions": .array(manifest.actions.map(json)), "ingredients": .array(manifest.ingredients.map(json)),
      "values": .array(
        manifest.values.map {
          .object([
            "assertion": .string($0.assertion), "key": .string($0.key), "text": .string($0.text),
            "offset": .optional($0.offset),
          ])
        }),
    ])
  }

  private static func json(_ program: CredentialManifest.Program) -> JSONValue {
    .object(["name": .string(program.name), "version": .optional(program.version)])
  }

  private static func json(_ action: CredentialManifest.Action) -> JSONValue {
    .object([
      "action": .string(action.name), "softwareAgent": action.softwareAgent.map(json) ?? .null,
      "when": .optional(action.when), "digitalSourceType": .optional(action.digitalSourceType),
      "description": .optional(action.description), "offset": .optional(action.offset),
    ])
  }

  private static func json(_ ingredient: CredentialManifest.Ingredient) -> JSONValue {
    .object([
      "title": .optional(ingredient.title), "format": .optional(ingredient.format),
      "relationship": .optional(ingredient.relationship), "offset": .optional(ingredient.offset),
    ])
  }
}
