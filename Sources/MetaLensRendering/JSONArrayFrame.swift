/// The brackets and commas of an array whose elements are written one by one.
package struct JSONArrayFrame {
  private var isEmpty = true

  package init() {}

  /// Returns what precedes the next element.
  package mutating func separator() -> String {
    defer { isEmpty = false }
    return isEmpty ? "[\n" : ",\n"
  }

  /// Returns what follows the last element.
  package func end() -> String { isEmpty ? "[]\n" : "\n]\n" }
}
