import Testing

@testable import metalens_dev

struct DebianTextsTests {
  private static let control = DebianTexts.Control(
    version: "0.1.0~20261123", architecture: "amd64", maintainer: "A <a@example.org>", kilobytes: "24000",
    depends: "libc6 (>= 2.34), libexif12 (>= 0.6.21-1~)")

  /// `dpkg` reads one field per line; a line that begins with a space continues the field before it.
  @Test func everyLineIsAFieldOrItsContinuation() {
    let lines = Self.control.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.last == "", "a paragraph ends with a line end")
    for line in lines.dropLast() {
      #expect(line.hasPrefix(" ") || line.contains(": "), "\(line)")
    }
  }

  @Test func aLibraryUnderBothItsNamesIsTaken() {
    #expect(
      Self.control.text.contains(
        "\nDepends: libc6 (>= 2.34), libexif12 (>= 0.6.21-1~), libmicrohttpd12 | libmicrohttpd12t64, libseccomp2, libsqlite3-0"
      ))
  }

  @Test func theChangelogNamesVersionAndDate() {
    let text = DebianTexts.changelog(
      "0.1.0", maintainer: "A <a@example.org>", date: "Mon, 23 Nov 2026 00:00:00 +0000")
    #expect(text.hasPrefix("metalens (0.1.0) unstable; urgency="))
    #expect(text.hasSuffix(" -- A <a@example.org>  Mon, 23 Nov 2026 00:00:00 +0000\n"))
  }

  @Test func whatStandsBesideTheProgramBringsItsLicence() {
    let text = PackageCopyright.text(libraries: [(package: "libjpeg62-turbo", text: "Its own words\n")])
    #expect(text.contains("License: Apache-2.0 with Runtime Library Exception"))
    #expect(text.contains("the package libjpeg62-turbo stand beside the program"))
    #expect(text.hasSuffix("Its own words\n"))
  }
}
