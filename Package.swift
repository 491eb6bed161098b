// swift-tools-version: 6.2
import PackageDescription

// Settings every Swift target shares; why each is on stands in CONTRIBUTING.md.
var settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .strictMemorySafety(),
]
// .ci/run sets it. An app that has this package by its path would have the setting too, and stop at the first warning
// of a later compiler.
if Context.environment["METALENS_STRICT"] != nil { settings.append(.treatAllWarnings(as: .error)) }

let package = Package(
  name: "MetaLens",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "MetaLensKit", targets: ["MetaLensKit"]),
    .executable(name: "metalens", targets: ["metalens"]),
  ],
  targets: [
    // Homebrew isn't named for what macOS has itself or doesn't link: an app would need Homebrew's library too.
    .systemLibrary(
      name: "CLibExif", pkgConfig: "libexif",
      providers: [.apt(["libexif-dev"]), .brew(["libexif"])]),
    .systemLibrary(
      name: "CLibJpeg", pkgConfig: "libjpeg",
      providers: [.apt(["libjpeg-dev"]), .brew(["jpeg-turbo"])]),
    .systemLibrary(
      name: "CLibCrypto", pkgConfig: "libcrypto",
      providers: [.apt(["libssl-dev"])]),
    .systemLibrary(
      name: "CLibZ", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(
      name: "CLibBrotli", pkgConfig: "libbrotlidec",
      providers: [.apt(["libbrotli-dev"]), .brew(["brotli"])]),
    .systemLibrary(
      name: "CLibExpat", pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"])]),
    // Loaded when something is served, and not linked; its header isn't needed either.
    .systemLibrary(name: "CLibMicrohttpd"),
    .target(name: "CMetaLensShims", dependencies: ["CLibJpeg"]),
    .systemLibrary(name: "CSystemAttributes"),

    .target(name: "MetaLensFacts", swiftSettings: settings),
    .target(
      name: "MetaLensPlatform",
      dependencies: ["CMetaLensShims", "CSystemAttributes"],
      swiftSettings: settings),
    .target(
      name: "MetaLensBytes",
      dependencies: [
        "MetaLensFacts", "MetaLensPlatform",
        .target(name: "CLibCrypto", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: settings),
    .target(
      name: "MetaLensDecoding",
      dependencies: [
        "MetaLensFacts", "MetaLensPlatform", "MetaLensBytes", "CLibBrotli", "CLibExif", "CLibExpat", "CLibZ",
        "CMetaLensShims",
      ],
      swiftSettings: settings),
    .target(
      name: "MetaLensAssessment",
      dependencies: ["MetaLensFacts", "MetaLensPlatform", "MetaLensBytes"],
      exclude: [
        "Knowledge/camera-years.tsv", "Knowledge/exif-tags.tsv", "Knowledge/file-names.tsv",
        "Knowledge/quantization.tsv", "Knowledge/screens.tsv", "Knowledge/signatures.tsv",
        "Knowledge/software-years.tsv", "Knowledge/software.tsv",
        "Messages/Localizable.xcstrings", "Messages/glossary.tsv",
        "Score/weights.tsv",
      ],
      swiftSettings: settings),
    .target(
      name: "MetaLensKit",
      dependencies: [
        "MetaLensAssessment", "MetaLensFacts", "MetaLensDecoding", "MetaLensPlatform", "MetaLensBytes",
      ],
      swiftSettings: settings),
    .target(
      name: "MetaLensServing", dependencies: ["CLibMicrohttpd", "MetaLensPlatform"], swiftSettings: settings),
    .target(
      name: "MetaLensRendering",
      dependencies: ["MetaLensAssessment", "MetaLensFacts", "MetaLensPlatform"],
      resources: [
        .embedInCode("BatchPage/batch-page.css"), .embedInCode("BatchPage/batch-page.js"),
        .embedInCode("Page/page.css"),
      ],
      swiftSettings: settings),
    .target(
      name: "MetaLensCLI",
      dependencies: [
        "MetaLensKit", "MetaLensRendering", "MetaLensFacts", "MetaLensPlatform", "MetaLensServing",
      ],
      exclude: ["Documentation/Help.xcstrings"],
      resources: [
        .embedInCode("Evaluation/evaluation-page.css"), .embedInCode("Serving/compare.js"),
        .embedInCode("Serving/details.js"), .embedInCode("Serving/drop.js"),
        .embedInCode("Serving/served-page.css"),
      ],
      swiftSettings: settings),
    .target(
      name: "MetaLensSamples",
      dependencies: ["MetaLensKit", "MetaLensDecoding", "MetaLensFacts"],
      swiftSettings: settings),
    .executableTarget(
      name: "metalens", dependencies: ["MetaLensCLI", "MetaLensPlatform"], swiftSettings: settings),
    .executableTarget(
      name: "metalens-dev",
      dependencies: [
        "MetaLensCLI", "MetaLensKit", "MetaLensDecoding", "MetaLensFacts", "MetaLensPlatform",
        "MetaLensBytes", "MetaLensSamples",
      ],
      exclude: ["recognition-evidence.tsv"],
      swiftSettings: settings),

    .testTarget(
      name: "MetaLensPlatformTests", dependencies: ["MetaLensPlatform", "CSystemAttributes"],
      swiftSettings: settings),
    .testTarget(
      name: "MetaLensFactsTests", dependencies: ["MetaLensFacts", "MetaLensSamples"], swiftSettings: settings),
    .testTarget(
      name: "MetaLensBytesTests", dependencies: ["MetaLensBytes", "MetaLensFacts"], swiftSettings: settings),
    .testTarget(
      name: "MetaLensDecodingTests",
      dependencies: [
        "MetaLensDecoding", "MetaLensFacts", "MetaLensPlatform", "MetaLensBytes", "MetaLensSamples",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MetaLensAssessmentTests",
      dependencies: [
        "MetaLensAssessment", "MetaLensKit", "MetaLensDecoding", "MetaLensFacts", "MetaLensPlatform",
        "MetaLensBytes", "MetaLensSamples",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MetaLensSamplesTests", dependencies: ["MetaLensFacts", "MetaLensSamples"],
      swiftSettings: settings),
    .testTarget(
      name: "MetaLensServingTests", dependencies: ["MetaLensServing", "MetaLensPlatform"],
      swiftSettings: settings),
    .testTarget(
      name: "MetaLensKitTests",
      dependencies: [
        "MetaLensKit", "MetaLensAssessment", "MetaLensDecoding", "MetaLensFacts", "MetaLensPlatform",
        "MetaLensSamples",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MetaLensRenderingTests",
      dependencies: [
        "MetaLensRendering", "MetaLensKit", "MetaLensAssessment", "MetaLensDecoding", "MetaLensFacts",
        "MetaLensPlatform", "MetaLensSamples",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MetaLensCLITests",
      dependencies: [
        "MetaLensCLI", "MetaLensRendering", "MetaLensKit", "MetaLensAssessment", "MetaLensFacts",
        "MetaLensPlatform", "MetaLensSamples", "MetaLensServing",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MetaLensDevTests", dependencies: ["metalens-dev", "MetaLensKit", "MetaLensPlatform"],
      swiftSettings: settings),
    .testTarget(
      name: "RepositoryTests",
      dependencies: ["MetaLensAssessment", "MetaLensKit", "MetaLensDecoding"],
      swiftSettings: settings),
  ]
)

// Built by Tests/Fuzzing/run.py alone: libFuzzer has the program's main, which no other build links.
if Context.environment["METALENS_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "metalens-fuzz",
      dependencies: [
        "MetaLensCLI", "MetaLensRendering", "MetaLensKit", "MetaLensDecoding", "MetaLensFacts",
        "MetaLensPlatform",
        "MetaLensBytes", "MetaLensSamples", "MetaLensServing",
      ],
      swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])]))
}
