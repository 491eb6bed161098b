/// The reference of cameras' signatures that a report stands on: which form, how much, and its digest.
public struct SignatureReference: Sendable, Hashable, Codable {
  /// The form's name and version, `metalens-signatures/1`.
  public var form: String
  /// How many photos it was measured from.
  public var photoCount: Int
  /// SHA-256 of the table, or of the tables' digests where there are several; nil where there is none.
  public var sha256: String?

  /// Makes a reference's name.
  public init(form: String, photoCount: Int, sha256: String?) {
    self.form = form
    self.photoCount = photoCount
    self.sha256 = sha256
  }
}

extension SignatureReference {
  func write(to sink: inout some JSONSink) {
    sink.beginObject()
    sink.member(.form, form)
    sink.member(.photos, photoCount)
    sink.member(.sha256, sha256)
    sink.endObject()
  }

  init?(json: JSONValue) {
    guard let form = json["form"]?.stringValue, let photos = json["photos"]?.integerValue
    else { return nil }
    self.init(form: form, photoCount: photos, sha256: json["sha256"]?.stringValue)
  }
}
