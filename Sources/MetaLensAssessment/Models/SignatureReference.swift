/// The reference of cameras' signatures that a report stands on: which form, how much, and its digest.
public struct SignatureReference: Sendable, Hashable, Codable {
  /// The form's name and version, `metalens-signatures/2`.
  public var form: String
  /// How many photos it was measured from.
  public var photoCount: Int
  /// SHA-256 of the table, or of the tables' digests where there are several; nil if there is none.
  public var sha256: String?

  /// Makes a reference's name.
  public init(form: String, photoCount: Int, sha256: String?) {
    self.form = form
    self.photoCount = photoCount
    self.sha256 = sha256
  }
}

extension SignatureReference: JSONObject {
  static var blank: SignatureReference { SignatureReference(form: "", photoCount: 0, sha256: nil) }

  mutating func fields(_ pass: inout some JSONPass & ~Copyable) {
    pass.required("form", &form)
    pass.required("photos", &photoCount)
    pass.field("sha256", &sha256)
  }
}
