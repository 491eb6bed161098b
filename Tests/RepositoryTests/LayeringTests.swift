import Testing

/// Tests that modules import only modules below them (Docs/Architecture.md).
struct LayeringTests {
  /// What each folder of Sources may import; a folder that isn't listed is a mistake.
  static let allowed: [String: Set<String>] = [
    "MetaLensFacts": [],
    "MetaLensPlatform": [
      "Glibc", "Darwin", "MachO", "CoreFoundation", "CMetaLensShims", "CSystemAttributes", "Dispatch",
      "Synchronization",
    ],
    "MetaLensBytes": ["MetaLensFacts", "MetaLensPlatform", "CLibCrypto", "CryptoKit"],
    // Without CLibJpeg: libjpeg is called behind the setjmp barrier of CMetaLensShims alone.
    "MetaLensDecoding": [
      "MetaLensFacts", "MetaLensPlatform", "MetaLensBytes", "CLibExif", "CLibBrotli", "CLibExpat", "CLibZ",
      "CMetaLensShims", "Synchronization",
    ],
    // Without MetaLensDecoding: assessment calls no decoder, and is compiled in parallel with reading.
    "MetaLensAssessment": [
      "MetaLensFacts", "MetaLensPlatform", "MetaLensBytes", "FoundationEssentials", "Foundation",
      "CoreLocation", "SwiftUI", "Synchronization",
    ],
    "MetaLensKit": [
      "MetaLensAssessment", "MetaLensFacts", "MetaLensDecoding", "MetaLensPlatform", "MetaLensBytes",
      "FoundationEssentials", "Foundation", "Synchronization",
    ],
    // Serving knows HTTP but not photos; only the command and its fuzz target import it.
    "MetaLensServing": ["CLibMicrohttpd", "MetaLensPlatform", "Synchronization", "Dispatch"],
    // Without MetaLensKit: the code that writes reports can't read a photo, and is compiled in parallel with the
    // service.
    "MetaLensRendering": [
      "MetaLensAssessment", "MetaLensFacts", "MetaLensPlatform", "FoundationEssentials", "Foundation",
    ],
    "MetaLensCLI": [
      "MetaLensRendering", "MetaLensKit", "MetaLensFacts", "MetaLensPlatform", "MetaLensServing",
      "Synchronization",
    ],
    "MetaLensSamples": [
      "MetaLensKit", "MetaLensDecoding", "MetaLensFacts", "FoundationEssentials", "Foundation",
    ],
    "metalens": ["MetaLensCLI", "MetaLensPlatform"],
    "metalens-fuzz": [
      "MetaLensCLI", "MetaLensRendering", "MetaLensKit", "MetaLensDecoding", "MetaLensFacts",
      "MetaLensPlatform",
      "MetaLensBytes", "MetaLensSamples", "MetaLensServing",
      "FoundationEssentials", "Foundation", "Dispatch", "Synchronization",
    ],
    "metalens-dev": [
      "MetaLensCLI", "MetaLensKit", "MetaLensDecoding", "MetaLensFacts", "MetaLensPlatform",
      "MetaLensBytes", "MetaLensSamples", "FoundationEssentials", "Foundation",
    ],
  ]

  /// Folders of C code.
  static let withoutSwift: Set = [
    "CLibExif", "CLibJpeg", "CLibCrypto", "CLibBrotli", "CLibExpat", "CLibZ", "CLibMicrohttpd",
    "CMetaLensShims", "CSystemAttributes",
  ]

  @Test func everyTargetHasItsPlace() {
    let folders = Set(Repository.files(under: "Sources").map { SwiftSource(path: $0, text: "").target })
    #expect(folders.subtracting(Self.withoutSwift) == Set(Self.allowed.keys))
    #expect(!Repository.sources.contains { Self.withoutSwift.contains($0.target) })
  }

  @Test func importsPointDown() {
    for source in Repository.sources {
      for found in source.imports {
        let isAllowed = Self.allowed[source.target]?.contains(found.module) ?? false
        #expect(isAllowed, "\(source.path) imports \(found.module)")
      }
    }
  }

  /// Checks that Foundation is imported only without FoundationEssentials or on Apple platforms, and their frameworks
  /// only there.
  @Test func appleFrameworksAreConditional() {
    for source in Repository.sources {
      for found in source.imports {
        let innermost = found.conditions.last
        switch found.module {
        case "Foundation":
          let fallbacks = ["!canImport(FoundationEssentials)", "canImport(Darwin)"]
          #expect(innermost.map(fallbacks.contains) ?? false, "\(source.path) imports Foundation")
        case "CoreFoundation", "MachO":
          #expect(innermost == "!canImport(Glibc)", "\(source.path) imports \(found.module)")
        case "FoundationEssentials", "CoreLocation", "SwiftUI", "CryptoKit":
          #expect(innermost == "canImport(\(found.module))", "\(source.path) imports \(found.module)")
        default: break
        }
      }
    }
  }

  @Test func importsAreSeen() {
    let text = """
      // import Comment
      #if canImport(A)
        public import struct A.Thing
      #else
        @testable import B
      #endif
      let text = "import C"
      package import D
      """
    #expect(
      SwiftSource(path: "Sources/X/x.swift", text: text).imports == [
        .init(module: "A", conditions: ["canImport(A)"]), .init(module: "B", conditions: ["!canImport(A)"]),
        .init(module: "D", conditions: []),
      ])
  }
}
