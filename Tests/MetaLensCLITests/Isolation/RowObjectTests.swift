import Testing

@testable import MetaLensCLI

struct RowObjectTests {
  @Test(arguments: [
    #"{"a":1}"#, #"{"a":{},"b":[],"c":[{"a":1},{"a":2}]}"#,
    #"{"a":[true,false,null,"",0,-0.5,10,1e-05,2.5E+16]}"#,
    #"{"a":"é \" \\ \/ \b \f \n \r \t \u202e \u00AD"}"#, #"{"b":{"id":1}}"#,
  ])
  func takesAnObject(text: String) { #expect(RowObject.isWhole(Array(text.utf8)[...])) }

  @Test(arguments: [
    // What other programs can't read.
    "", "{}", "{", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, #"{"a":1,,"b":2}"#, #"{,"a":1}"#, #"{"a":1"b":2}"#,
    #"{a:1}"#,
    #"{"a":1}}"#, #"{"a":1]"#, #"{"a":[1,]}"#, #"{"a":[1 2]}"#, #"{"a":[,]}"#, #"{"a":"#, #"{"a":"b}"#,
    #"{"a":"b\"}"#,
    #"{"a":NaN}"#, #"{"a":Infinity}"#, #"{"a":nul}"#, #"{"a":truer}"#, #"{"a":x}"#,
    #"{"a":01}"#, #"{"a":-}"#, #"{"a":+1}"#, #"{"a":1.}"#, #"{"a":.5}"#, #"{"a":1e}"#, #"{"a":1e+-1}"#,
    #"{"a":0x1}"#,
    #"{"a":"\x"}"#, #"{"a":"\u12"}"#, #"{"a":"\u12g4"}"#, #"{"a":"\ud800"}"#, "{\"a\":\"\u{1}\"}",
    #"{"a":"\"#,
    // What isn't written like this.
    #"{"a": 1}"#, #" {"a":1}"#, #"{"a":1} "#, #"[{"a":1}]"#, #""a""#, "1",
    // Keys that other programs may take for one another.
    #"{"a":1,"a":2}"#, #"{"a":{"b":1,"b":2}}"#, #"{"a":1,"\u0061":2}"#, #"{"id":"1"}"#, #"{"a":1,"id":"1"}"#,
    #"{"\u0069d":"1"}"#, #"{"id":"999","x":1,,NaN}"#,
  ])
  func takesNothingElse(text: String) { #expect(!RowObject.isWhole(Array(text.utf8)[...])) }

  @Test(arguments: [(31, true), (32, false), (100_000, false)])
  func hasSoManyLevels(arrayCount: Int, isTaken: Bool) {
    let arrays = String(repeating: "[", count: arrayCount) + String(repeating: "]", count: arrayCount)
    #expect(RowObject.isWhole(Array("{\"a\":\(arrays)}".utf8)[...]) == isTaken)
  }

  /// With the key that a worker adds.
  @Test(arguments: [(255, true), (256, false)])
  func hasSoManyKeys(count: Int, isTaken: Bool) {
    let text = "{" + (0..<count).map { "\"k\($0)\":\($0)" }.joined(separator: ",") + "}"
    #expect(RowObject.isWhole(Array(text.utf8)[...]) == isTaken)
  }
}
