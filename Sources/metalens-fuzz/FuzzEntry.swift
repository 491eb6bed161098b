import MetaLensPlatform

/// What libFuzzer calls for each input; it has the program's `main`.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  if let broken = FuzzTarget.chosen.run(input) {
    FuzzTarget.say(broken)
    // A trap is what libFuzzer takes for a finding, and keeps the input of.
    precondition(false)
  }
  return 0
}
