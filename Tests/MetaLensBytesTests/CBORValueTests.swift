import Testing

@testable import MetaLensBytes

struct CBORValueTests {
  @Test(
    arguments: [
      (.unsigned(.max), "18446744073709551615"), (.negative(0), "-1"),
      (.negative(.max), "-18446744073709551616"),
      (.float(1.5), "1.5"), (.boolean(true), "true"), (.text("a"), "a"), (.bytes(count: 3), nil),
      (.array([]), nil),
      (.map([]), nil), (.null, nil),
    ] as [(CBORValue.Content, String?)])
  func scalarsAreText(_ content: CBORValue.Content, _ text: String?) {
    #expect(CBORValue(content, offset: 0).scalar == text)
  }

  /// Checks that a key that appears twice has the value of its first appearance, and that an empty text states nothing.
  @Test func theFirstOfEqualKeysCounts() {
    let key = CBORValue(.text("a"), offset: 0)
    let map = CBORValue(
      .map([
        .init(key: key, value: CBORValue(.text("first"), offset: 1)),
        .init(key: key, value: CBORValue(.text("second"), offset: 2)),
      ]), offset: 0)
    #expect(map["a"]?.text == "first")
    #expect(map.items == [map])
    #expect(CBORValue(.text(""), offset: 0).text == nil)
  }
}
