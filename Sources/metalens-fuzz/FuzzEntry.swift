import MetaLensPlatform

/// The function that libFuzzer, which has the program's `main`, calls for each input.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  if let broken = FuzzTarget.chosen.run(input) {
    FuzzTarget.say(broken)
    // libFuzzer counts a trap as a finding and keeps its input.
    precondition(false)
  }
  return 0
}
