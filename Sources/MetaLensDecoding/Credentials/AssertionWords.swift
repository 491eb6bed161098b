import MetaLensBytes
import MetaLensFacts

/// Summarizes claims and assertions for a person who inspects a file.
enum AssertionWords {
  typealias Saying = CredentialOutline.Saying
  /// The maximum number of sayings of a node; further ones are only counted.
  private static let maximum = 24

  /// Returns what a claim states about itself, in either version's form.
  static func claim(_ value: CBORValue) -> [Saying] {
    var says = texts(of: value, ["dc:title", "dc:format", "claim_generator", "instanceID", "alg"])
    says += (value["claim_generator_info"]?.items ?? []).prefix(maximum).compactMap { info in
      ManifestReading.program(info).map { Saying("generator", $0.claim) }
    }
    for name in ["assertions", "created_assertions", "gathered_assertions", "redacted_assertions"] {
      guard let list = value[name]?.items, !list.isEmpty else { continue }
      says.append(Saying(name, "\(list.count)"))
    }
    return says
  }

  /// Returns what an assertion states, by its label without instance and version.
  static func says(_ value: CBORValue, base: Substring) -> [Saying] {
    let says: [Saying] =
      switch base {
      case "c2pa.actions": actions(value)
      case "c2pa.ingredient": ingredient(value)
      case "c2pa.hash.data": texts(of: value, ["name", "alg"]) + exclusions(of: value)
      case "c2pa.hash.bmff": texts(of: value, ["name", "alg"]) + paths(of: value)
      case "c2pa.hash.boxes": texts(of: value, ["alg"]) + count("boxes", of: value)
      case "c2pa.hash.collection.data": texts(of: value, ["alg"]) + count("uris", of: value)
      case "c2pa.soft-binding": texts(of: value, ["alg", "name"]) + count("blocks", of: value)
      case "c2pa.cloud-data", "c2pa.external-reference":
        texts(of: value, ["label", "content_type", "size"])
          + (value["location"]?["url"]?.text.map { [Saying("kept at", $0)] } ?? [])
      default: flat(value)
      }
    guard says.count > maximum else { return says }
    return Array(says.prefix(maximum)) + [Saying("…", "\(says.count - maximum)")]
  }

  private static func texts(of value: CBORValue, _ names: [String]) -> [Saying] {
    names.compactMap { name in value[name]?.scalar.map { Saying(name, $0) } }
  }

  private static func count(_ name: String, of value: CBORValue) -> [Saying] {
    value[name].map { [Saying(name, "\($0.items.count)")] } ?? []
  }

  private static func actions(_ value: CBORValue) -> [Saying] {
    let agents = value["softwareAgents"]?.items ?? []
    return (value["actions"]?.items ?? []).map { item in
      let action = ManifestReading.action(
        item, named: item["action"]?.text ?? "–", agents: agents, offset: nil)
      var words = [action.name]
      if let type = action.digitalSourceType { words.append(last(of: type)) }
      if let program = action.softwareAgent { words.append("by \(program.claim)") }
      if let when = action.when { words.append("at \(when)") }
      if let description = action.description { words.append(description) }
      let parameters = item["parameters"]
      let sources = (parameters?["ingredients"]?.items ?? []) + [parameters?["ingredient"]].compactMap(\.self)
      words += sources.prefix(3).compactMap { $0["url"]?.text }.map { "of \(last(of: $0))" }
      return Saying("action", words.joined(separator: ", "))
    }
  }

  private static func ingredient(_ value: CBORValue) -> [Saying] {
    var says = texts(
      of: value, ["relationship", "dc:title", "dc:format", "documentID", "instanceID", "description"])
    for name in ["thumbnail", "claimSignature", "data"] {
      if let url = value[name]?["url"]?.text { says.append(Saying(name, last(of: url))) }
    }
    // The validation result from when the ingredient was added, as the signer of this manifest states it.
    let found = value["validationResults"]?["activeManifest"]
    for kind in ["success", "informational", "failure"] {
      guard let list = found?[kind]?.items, !list.isEmpty else { continue }
      says.append(Saying("validated then, \(kind)", "\(list.count)"))
    }
    let older = value["validationStatus"]?.items ?? []
    if !older.isEmpty {
      let codes = older.prefix(4).compactMap { $0["code"]?.text }
      says.append(Saying("validated then", codes.joined(separator: ", ")))
    }
    return says
  }

  /// Returns what a hash excludes from the file.
  static func leftOut(of value: CBORValue) -> [String] {
    let isByPath = value["exclusions"]?.items.first?["xpath"] != nil
    return (isByPath ? paths(of: value) : exclusions(of: value)).filter { $0.name == "left out" }.map(\.text)
  }

  /// Returns the ranges of bytes that a hash excludes.
  private static func exclusions(of value: CBORValue) -> [Saying] {
    (value["exclusions"]?.items ?? []).prefix(maximum).map { exclusion in
      Saying(
        "left out",
        "\(exclusion["length"]?.scalar ?? "–") bytes at \(exclusion["start"]?.scalar ?? "–")")
    }
  }

  /// Returns the boxes that a hash of a media file excludes, and the size of its Merkle tree.
  private static func paths(of value: CBORValue) -> [Saying] {
    let paths = (value["exclusions"]?.items ?? []).prefix(maximum).compactMap { $0["xpath"]?.text }
    return (paths.isEmpty ? [] : [Saying("left out", paths.joined(separator: " "))])
      + count("merkle", of: value)
  }

  /// Returns the texts and numbers of any other assertion, named by the maps that contain them.
  private static func flat(_ value: CBORValue) -> [Saying] {
    var found: [Saying] = []
    var left = maximum * 4
    func add(_ value: CBORValue, _ name: String) {
      guard left > 0 else { return }
      left -= 1
      if let text = value.scalar {
        if !text.isEmpty { found.append(Saying(name, text)) }
        return
      }
      switch value.content {
      case .array(let items):
        // A hash that was written as a list of numbers.
        if items.count > 8, items.allSatisfy({ if case .unsigned = $0.content { true } else { false } }) {
          found.append(Saying(name, "\(items.count) numbers"))
          return
        }
        for item in items.prefix(maximum) { add(item, name) }
      case .map(let entries):
        for entry in entries.prefix(maximum) {
          guard let key = entry.key.scalar, key != "@context", name.utf8.count + key.utf8.count < 256 else {
            continue
          }
          add(entry.value, name.isEmpty ? key : name + "." + key)
        }
      case .bytes(let count): found.append(Saying(name, "\(count) bytes"))
      default: break
      }
    }
    add(value, "")
    return found
  }

  /// Returns a URI's last part, for example a JUMBF URI's last label.
  private static func last(of uri: String) -> String {
    uri.split(separator: "/").last.map { String($0) } ?? uri
  }
}
