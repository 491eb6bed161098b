import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct CredentialTreeTests {
  private static var store: CredentialOutline {
    func node(_ kind: CredentialOutline.Kind, _ label: String, in around: String) -> CredentialOutline {
      CredentialOutline(
        kind, label: label, address: around.isEmpty ? label : around + "/" + label, offset: 0, byteCount: 1)
    }
    var store = CredentialOutline(.store, label: "caBX", address: "", offset: 0, byteCount: 1)
    for label in ["first", "last"] {
      var manifest = node(.manifest, label, in: "")
      manifest.children = [
        node(.assertion, "c2pa.actions", in: label + "/c2pa.assertions"),
        node(.signature, "c2pa.signature", in: label),
      ]
      store.children.append(manifest)
    }
    return store
  }

  /// The node for a code, by the URI that the library gives with it.
  @Test(arguments: [
    ("self#jumbf=/c2pa/last/c2pa.signature", "last/c2pa.signature"),
    ("self#jumbf=/c2pa/first/c2pa.signature", "first/c2pa.signature"),
    ("self#jumbf=c2pa.assertions/c2pa.actions", "last/c2pa.assertions/c2pa.actions"),
    ("self#jumbf=/c2pa/first", "first"), ("self#jumbf=/c2pa/first/c2pa.assertions/gone", "first"),
    ("first", "first"), ("", "last"), ("Cose_Sign1", "last"), ("self#jumbf=/c2pa/nobody/x", "last"),
  ]) func codesStandWhereTheyBelong(url: String, address: String) {
    var validation = CredentialValidation(state: "Invalid", library: "1")
    validation.manifests = ["first", "last"].map { CredentialValidation.Manifest(label: $0) }
    let status = CredentialValidation.Status("code", .failure, url: url)
    validation.statuses = [status, status]
    let tree = CredentialTree(Self.store, validation)
    #expect(tree.outline.all.filter { !tree.statuses(at: $0).isEmpty }.map(\.address) == [address])
    #expect(tree.outline.all.flatMap(tree.statuses(at:)) == [status])
  }

  @Test func withoutACheckNothingStandsAnywhere() {
    let tree = CredentialTree(Self.store, nil)
    #expect(tree.outline.all.flatMap(tree.statuses(at:)).isEmpty)
  }
}
