extension PhotoInspection {
  /// Returns the JSON of Content Credentials as the file states them; `verified` says that they weren't checked.
  static func json(_ store: CredentialStore) -> JSONValue {
    .members([
      "container": store.container, "offset": store.offset, "bytes": store.byteCount, "verified": false,
      "failure": store.failure, "manifests": store.manifests.map(json),
    ])
  }

  private static func json(_ manifest: CredentialManifest) -> JSONValue {
    .members([
      "label": manifest.label, "offset": manifest.offset, "claimGenerator": manifest.claimGenerator,
      "generators": manifest.generators.map(json), "title": manifest.title, "format": manifest.format,
      "instanceID": manifest.instanceID, "assertions": manifest.assertions,
      "actions": manifest.actions.map(json), "ingredients": manifest.ingredients.map(json),
      "values": manifest.values.map {
        JSONValue.members(["assertion": $0.assertion, "key": $0.key, "text": $0.text, "offset": $0.offset])
      },
    ])
  }

  private static func json(_ program: CredentialManifest.Program) -> JSONValue {
    .members(["name": program.name, "version": program.version])
  }

  private static func json(_ action: CredentialManifest.Action) -> JSONValue {
    .members([
      "action": action.name, "softwareAgent": action.softwareAgent.map(json), "when": action.when,
      "digitalSourceType": action.digitalSourceType, "description": action.description,
      "offset": action.offset,
    ])
  }

  private static func json(_ ingredient: CredentialManifest.Ingredient) -> JSONValue {
    .members([
      "title": ingredient.title, "format": ingredient.format, "relationship": ingredient.relationship,
      "offset": ingredient.offset,
    ])
  }
}

extension PhotoInspection {
  /// The manifest stores as trees, with the library's findings, as `inspect --credentials` writes them.
  var credentialMembers: JSONValue {
    .members([
      "check": facts.credentialCheck,
      "stores": CredentialTree.trees(of: facts).map { Self.json($0.outline, in: $0) },
    ])
  }

  private static func json(_ node: CredentialOutline, in tree: CredentialTree) -> JSONValue {
    .members([
      "kind": node.kind.rawValue, "label": node.label, "offset": node.offset, "bytes": node.byteCount,
      "says": node.says.map { JSONValue.members(["name": $0.name, "text": $0.text]) },
      "statuses": tree.statuses(at: node).map {
        JSONValue.members(["code": $0.code, "kind": $0.kind.rawValue, "explanation": $0.explanation])
      },
      "manifest": node.manifest,
      "file": node.file.map { JSONValue.members(["mediaType": $0.mediaType, "bytes": $0.byteCount]) },
      "failure": node.failure, "children": node.children.map { json($0, in: tree) },
    ])
  }
}
