/// The brackets and commas of an array whose elements leave one by one.
struct JSONArrayFrame {
  private var isEmpty = true

  /// What stands before the next element.
  mutating func separator() -> String {
    defer { isEmpty = false }
    return isEmpty ? "[\n" : ",\n"
  }

  /// What stands behind the last element.
  func end() -> String { isEmpty ? "[]\n" : "\n]\n" }
}
