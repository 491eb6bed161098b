import Testing

@testable import MetaLensPlatform

struct PathOrderTests {
  @Test(arguments: [
    ("", ""), ("", "a"), ("a", ""), ("a", "a"), ("a", "b"), ("ab", "a"), ("a/b", "a-b"), ("a", "é"),
    ("é", "z"),
    ("photos/2023/0001.jpg", "photos/2023/0002.jpg"), ("photos/2023/0001.jpg", "photos/2023/0001.jpg.bak"),
  ])
  func ordersAsTheStandardLibrary(_ left: String, _ right: String) {
    let (left, right) = (Array(left.utf8), Array(right.utf8))
    #expect(left.precedes(right) == left.lexicographicallyPrecedes(right))
    #expect(right.precedes(left) == right.lexicographicallyPrecedes(left))
  }

  @Test func aNulIsAByteAsOthers() {
    let (zero, one): ([UInt8], [UInt8]) = ([97, 0], [97, 1])
    #expect(zero.precedes(one) && !one.precedes(zero))
  }
}
