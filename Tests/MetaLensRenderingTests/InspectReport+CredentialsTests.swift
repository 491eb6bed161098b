import MetaLensKit
import MetaLensPlatform
import MetaLensSamples
import Testing

@testable import MetaLensRendering

struct InspectReportCredentialsTests {
  private static func text(_ builder: CredentialBuilder) async throws -> String {
    var photo = JPEGBuilder()
    photo.segments = CredentialBuilder.segments(of: builder.build()).map { (0xEB, $0) }
    let inspection = try await PhotoMetadataService().inspect(.bytes(photo.build()), credentials: true)
    return InspectReport(language: .english, paint: Paint(isEnabled: false))
      .credentials(of: inspection, named: FileLabel(SystemPath("h.jpg")))
  }

  @Test func theStoreIsATree() async throws {
    var builder = CredentialBuilder(generator: "Camera")
    builder.assertions = [("com.first", .map([])), ("com.last", .map([]))]
    let lines = try await Self.text(builder).split(separator: "\n")
    #expect(lines[..<2] == ["h.jpg", "Content Credentials"] && lines[2].hasPrefix("  store APP11 JUMBF"))
    #expect(lines.contains("  │ not checked"))
    #expect(lines.filter { $0.contains("─ active manifest ") }.count == 1)
    for name in ["com.first", "com.last"] {
      #expect(lines.contains { $0.contains("├─ assertion " + name) }, "\(name)")
    }
  }

  @Test func aHostileStoreIsShortAndSafe() async throws {
    var builder = CredentialBuilder(generator: "\u{1B}[31mred")
    builder.label = "a\u{1B}]0;t\u{7}\u{202E}b"
    builder.assertions = (0..<3_000).map { ("com.x\($0)", .map([(key: "v", value: .text("\u{1B}[2J"))])) }
    let text = try await Self.text(builder)
    #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}"))
    #expect(text.split(separator: "\n").count < 2_020)
  }
}
