import MetaLensKit
import MetaLensPlatform
import Testing

@testable import MetaLensCLI

struct ReaderPoolTests {
  /// `permissionDenied` or `notFound` would be the photo's fault, and a reason to skip it.
  @Test func aProcessThatCannotStartIsNotThePhotosFault() {
    let pool = ReaderPool(executable: SystemPath("/missing/metalens"), settings: ReaderSettings()) {}
    let error = #expect(throws: MetaLensError.self) { try pool.read([1], named: SystemPath("a.jpg")) }
    #expect(error?.code == .readFailed && error?.path == "a.jpg")
    #expect(error?.detail.hasPrefix("no process could be started to read it: ") == true)
  }
}
