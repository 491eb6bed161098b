/// The brackets and commas of an array whose elements leave one by one.
package struct JSONArrayFrame {
  private var isEmpty = true

  package init() {}

  /// What stands before the next element.
  package mutating func separator() -> String {
    defer { isEmpty = false }
    return isEmpty ? "[\n" : ",\n"
  }

  /// What stands behind the last element.
  package func end() -> String { isEmpty ? "[]\n" : "\n]\n" }
}
