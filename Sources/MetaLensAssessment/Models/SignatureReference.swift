/// The reference of camera signatures that a report used: its form, its size and its digest.
public struct SignatureReference: Sendable, Hashable, Codable {
  /// The form's name and version, `metalens-signatures/3`.
  public var form: String
  /// The number of photos that the reference was measured from.
  public var photoCount: Int
  /// The SHA-256 of the table, or of the tables' digests if there are several; nil if there is none.
  public var sha256: String?

  /// Makes a description of a reference.
  public init(form: String, photoCount: Int, sha256: String?) {
    self.form = form
    self.photoCount = photoCount
    self.sha256 = sha256
  }
}

extension SignatureReference: JSONObject {
  package static var blank: SignatureReference { SignatureReference(form: "", photoCount: 0, sha256: nil) }

  package mutating func fields(_ pass: inout some JSONPass & ~Copyable) {
    pass.required("form", &form)
    pass.required("photos", &photoCount)
    pass.field("sha256", &sha256)
  }
}
