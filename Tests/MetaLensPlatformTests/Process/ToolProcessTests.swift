import Testing

@testable import MetaLensPlatform

struct ToolProcessTests {
  @Test(
    arguments: [(["true"], 0), (["sh", "-c", "exit 7"], 7), (["sh", "-c", "kill -9 $$"], 137)]
      as [([String], Int32)])
  func theExitCodeIsTheProgramsOwn(words: [String], code: Int32) throws {
    #expect(try ToolProcess.run(words) == code)
  }

  @Test func aProgramThatIsntThereIsAnError() {
    #expect(throws: SystemError.self) { try ToolProcess.run(["metalens-no-such-program"]) }
  }

  @Test func itsOutputReplacesWhatAFileHeld() throws {
    let directory = try TemporaryDirectory()
    let path = directory.at("output")
    try directory.make(file: path, "something longer than the answer")
    #expect(try ToolProcess.run(["printf", "%s", "an answer"], output: path) == 0)
    let file = try RandomAccessFile(opening: path)
    #expect(try file.read(at: 0, count: file.identity.byteCount) == Array("an answer".utf8))
  }
}
