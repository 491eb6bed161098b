import Testing

@testable import metalens_dev

struct SharedLibraryTests {
  @Test func onlyWhatABareSystemLacksIsTaken() throws {
    let libraries = try SharedLibrary.read(
      """
      \tlinux-vdso.so.1 (0x00007ffd3d3f2000)
      \tlibz.so.1 => /lib/x86_64-linux-gnu/libz.so.1 (0x00007f1)
      \tlibjpeg.so.62 => /lib/x86_64-linux-gnu/libjpeg.so.62 (0x00007f2)
      \tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f3)
      \t/lib64/ld-linux-x86-64.so.2 (0x00007f4)
      """)
    #expect(
      libraries == [
        SharedLibrary(name: "libjpeg.so.62", path: "/lib/x86_64-linux-gnu/libjpeg.so.62"),
        SharedLibrary(name: "libz.so.1", path: "/lib/x86_64-linux-gnu/libz.so.1"),
      ])
  }

  @Test func aMissingLibraryIsNamed() {
    #expect(throws: ToolError(reason: "libexif.so.12 isn't on this system")) {
      try SharedLibrary.read("\tlibexif.so.12 => not found\n")
    }
  }

  @Test func aLibraryIsFoundByItsWholeName() {
    let cache = """
      2 libs found in cache `/etc/ld.so.cache'
      \tlibsqlite3.so.0.8 (libc6,x86-64) => /lib/libsqlite3.so.0.8
      \tlibsqlite3.so.0 (libc6,x86-64) => /lib/libsqlite3.so.0
      """
    #expect(
      SharedLibrary.cached("libsqlite3.so.0", in: cache)
        == SharedLibrary(name: "libsqlite3.so.0", path: "/lib/libsqlite3.so.0"))
    #expect(SharedLibrary.cached("libsqlite3.so", in: cache) == nil)
  }

  @Test(arguments: [
    ("libjpeg.so.62", "libjpeg", "62"), ("libstdc++.so.6.0.30", "libstdc++", "6.0.30"), ("odd", "odd", ""),
  ])
  func aNameHasItsVersion(name: String, bare: String, version: String) {
    #expect(SharedLibrary(name: name, path: "").parts == (bare, version))
  }

  @Test(arguments: [
    ("zlib1g:amd64: /lib/x86_64-linux-gnu/libz.so.1\n", "zlib1g"),
    ("libexif12: /usr/lib/libexif.so.12\n", "libexif12"),
    ("", nil),
  ])
  func thePackageOfAFileIsTheFirstNamed(text: String, package: String?) {
    #expect(LibraryOrigin.package(in: text) == package)
  }
}
