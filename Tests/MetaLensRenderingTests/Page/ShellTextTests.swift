import Foundation
import MetaLensPlatform
import Testing

@testable import MetaLensRendering

struct ShellTextTests {
  private static let names: [[UInt8]] = [
    Array("photo.jpg".utf8), Array("a b.jpg".utf8), Array("it's.jpg".utf8),
    Array("$(reboot) `x` \"y\" \\n !".utf8),
    Array("-rf".utf8), Array("写真.jpg".utf8), Array("a\nb".utf8), Array("\u{202E}gpj.exe".utf8),
    [0xFF, 0x30, 0x27, 0x5C], Array("'".utf8), [0x01, 0x37],
    Array(("a" + String(repeating: "\u{323}", count: 100)).utf8),
  ]

  @Test(arguments: [
    ("photo.jpg", "photo.jpg"), ("a b.jpg", "'a b.jpg'"), ("it's.jpg", "'it'\\''s.jpg'"),
    ("a\nb7", "$'a\\012b7'"), ("~", "'~'"), ("*", "'*'"), ("", "''"),
  ])
  func isOneWord(name: String, word: String) { #expect(ShellText.word(SystemPath(name)) == word) }

  /// A shell reads exactly the path's bytes from the word.
  @Test(arguments: names) func aShellReadsTheSameBytes(name: [UInt8]) throws {
    let bash = URL(filePath: "/bin/bash")
    guard FileManager.default.isExecutableFile(atPath: bash.path) else { return }
    let word = ShellText.word(SystemPath(bytes: name))
    #expect(SafeText.escaping(word) == word && SafeText.thinned(word).utf8.count == word.utf8.count)
    let process = Process()
    let pipe = Pipe()
    process.executableURL = bash
    process.arguments = ["-c", "printf %s " + word]
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(Array(output) == name)
  }
}
