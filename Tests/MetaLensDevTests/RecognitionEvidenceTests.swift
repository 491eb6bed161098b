import Foundation
import MetaLensKit
import Testing

@testable import metalens_dev

struct RecognitionEvidenceTests {
  private static let service = PhotoMetadataService(clock: { Date(timeIntervalSince1970: 1_767_225_600) })
  private static let root = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }
  private static let fixtures = root.appending(path: "Fixtures")
  private static let read = RecognitionEvidence.rows(
    of: (try? String(contentsOf: root.appending(path: RecognitionEvidence.table), encoding: .utf8)) ?? "")
  private static let rows = read.compactMap(\.self)

  @Test func everyRowParses() {
    #expect(Self.read.count == Self.rows.count && Self.rows.count > 150)
    let keys = Self.rows.map { [$0.name, $0.kind.rawValue, $0.rule ?? "-"] }
    #expect(Set(keys).count == keys.count)
    #expect(
      keys.map { $0.joined(separator: "\t") }
        == keys.map { $0.joined(separator: "\t") }.sorted {
          Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8))
        })
  }

  @Test(arguments: [
    "", "a\tgenerator\tr", "a\tnothing\tr\tdocumentation", "\tgenerator\tr\tdocumentation",
    "a\teditor\t\tdocumentation", "a\teditor\tr\tfixture", "a\teditor\tr\tcorpus x", "a\teditor\tr\tseen x",
    "a\teditor\tr\tdocumentation\t",
  ])
  func refuses(line: String) {
    #expect(RecognitionEvidence(fields: line.components(separatedBy: "\t")) == nil)
  }

  @Test func reads() throws {
    let evidence = try #require(RecognitionEvidence(fields: ["A b", "stock", "-", "corpus ai/c d.png"]))
    #expect(evidence.name == "A b" && evidence.kind == .stock && evidence.rule == nil)
    #expect(evidence.shown == .corpus(label: "ai", name: "c d.png"))
  }

  @Test func everyRuleIsThere() {
    let ids = Set(Rule.all.map(\.id.name))
    for rule in Set(Self.rows.compactMap(\.rule)) { #expect(ids.contains(rule), "\(rule)") }
  }

  /// The names that readers would look for; the table may have others too.
  @Test(
    arguments: [
      (
        .generator,
        [
          "AUTOMATIC1111", "Forge", "ComfyUI", "InvokeAI", "NovelAI", "SwarmUI", "Fooocus", "Draw Things",
          "Easy Diffusion", "Midjourney", "Adobe Firefly", "OpenAI", "ChatGPT", "Black Forest Labs",
          "Stable Diffusion", "Google Imagen", "Gemini", "Google AI", "xAI Grok", "Ideogram", "Luma AI",
          "Hugging Face", "ByteDance aigc_info", "ByteDance Dreamina", "GB 45438-2025 label",
        ]
      ),
      (
        .platform,
        [
          "WhatsApp", "KakaoTalk", "Telegram", "WeChat", "LINE", "Signal", "Facebook", "Instagram", "X",
          "Reddit", "Imgur", "Google Photos", "Flickr", "Wikimedia",
        ]
      ),
      (.stock, ["Shutterstock", "iStock", "Adobe Stock", "Getty Images", "Pexels", "Unsplash"]),
      (
        .editor,
        [
          "Adobe Photoshop", "Lightroom", "Camera Raw", "GIMP", "darktable", "digiKam", "Capture One",
          "Apple Photos", "Snapseed", "Windows Photo Viewer", "ExifTool", "Exiv2", "Picasa", "Nikon Transfer",
          "Nikon Capture NX", "Canon Digital Photo Professional", "Samsung generative edit",
          "Google AI editor", "Apple Photos Clean Up",
        ]
      ),
      (
        .format,
        [
          "EXIF 3.0 editing software", "XMP in JPEG", "XMP in PNG", "XMP in WebP", "XMP in GIF",
          "XMP in HEIF",
          "XMP in JPEG XL", "XMP in TIFF", "Extended XMP", "IPTC in JPEG", "IPTC in TIFF",
          "Photoshop resources", "ICC in JPEG", "ICC in TIFF", "PNG texts", "C2PA in JPEG", "C2PA in PNG",
          "C2PA in WebP", "C2PA in HEIF", "C2PA in TIFF", "C2PA in GIF", "C2PA in JPEG XL", "Samsung trailer",
          "Maker note of Apple", "Maker note of Canon", "Maker note of Nikon", "Maker note of Sony",
          "Maker note of Fujifilm", "Maker note of Panasonic", "Maker note of Olympus",
          "Maker note of Pentax", "Maker note of Samsung", "Maker note of Google",
        ]
      ),
    ] as [(RecognitionEvidence.Kind, [String])])
  func names(kind: RecognitionEvidence.Kind, names: [String]) {
    let present = Set(Self.rows.filter { $0.kind == kind }.map(\.name))
    for name in names { #expect(present.contains(name), "\(name)") }
  }

  /// A fixture for a name raises the rule that recognizes the name.
  @Test func fixturesShowWhatTheyStandFor() async throws {
    for row in Self.rows {
      guard case .fixture(let path) = row.shown else { continue }
      let url = Self.fixtures.appending(path: path)
      try #require(FileManager.default.fileExists(atPath: url.path), "\(path)")
      guard let rule = row.rule else { continue }
      let ids = Set(try await Self.service.analyze(contentsOf: url).flags.map(\.id.name))
      #expect(ids.contains(rule), "\(row.name): \(path)")
    }
  }

  private static let corpus = ProcessInfo.processInfo.environment["METALENS_CORPUS"]

  /// A file of the corpus does too; its files have lost their original names, which `platformFileName` needs.
  @Test(.enabled(if: corpus != nil)) func theCorpusShowsWhatItStandsFor() async throws {
    let folder = URL(filePath: try #require(Self.corpus))
    for row in Self.rows {
      guard case .corpus(let label, let name) = row.shown else { continue }
      let url = folder.appending(path: label).appending(path: name)
      try #require(FileManager.default.fileExists(atPath: url.path), "\(url.path)")
      guard let rule = row.rule, rule != "platformFileName" else { continue }
      let ids = Set(try await Self.service.analyze(contentsOf: url).flags.map(\.id.name))
      #expect(ids.contains(rule), "\(row.name): \(label)/\(name)")
    }
  }
}
