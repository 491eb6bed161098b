/// This library's version (semantic versioning; `CHANGELOG.md` says what each brought).
public enum MetaLensVersion {
  /// The version, such as `0.1.0`.
  public static let current = "0.1.0"
}
