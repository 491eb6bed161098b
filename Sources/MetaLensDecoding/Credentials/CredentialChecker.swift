import MetaLensBytes
package import MetaLensFacts
import Synchronization

/// Checks photos' Content Credentials with one library and one list of trust anchors.
///
/// The library is loaded for the first photo with credentials, or earlier by `prepare()` or `version`: a photo without
/// credentials costs nothing.
package final class CredentialChecker: Sendable {
  /// The library's default places: its name, and where it is commonly installed.
  ///
  /// On macOS `DynamicLibrary` looks there.
  package static var usualPlaces: [String] {
    #if os(Linux)
      ["libc2pa_c.so", "/usr/local/lib/libc2pa_c.so"]
    #else
      ["libc2pa_c.dylib"]
    #endif
  }
  /// The maximum size of the trust anchors, in bytes: the official list takes 40 kB.
  package static let maximumAnchorBytes = 1 << 24

  private let load: @Sendable () throws(CredentialLibraryError) -> any CredentialLibrary
  private let loaded = Mutex<Result<any CredentialLibrary, CredentialLibraryError>?>(nil)
  private let settings: String
  /// The SHA-256 of the trust anchors; nil if none were given.
  package let anchors: String?

  /// Makes a checker.
  ///
  /// - Parameters:
  ///   - anchors: The certificates as PEM; nil if there are none.
  ///   - load: A closure that loads the library; called once.
  package init(
    anchors: [UInt8]? = nil,
    load: @escaping @Sendable () throws(CredentialLibraryError) -> any CredentialLibrary
  ) {
    self.load = load
    settings = CredentialSettings.text(anchors: anchors)
    self.anchors = anchors.flatMap { DigestStream.sha256(of: $0) }
  }

  /// Makes a checker that uses the library in one of these places.
  package convenience init(anchors: [UInt8]?, library places: [String] = usualPlaces) {
    self.init(anchors: anchors) { () throws(CredentialLibraryError) in try Libc2pa(places) }
  }

  private func library() throws(CredentialLibraryError) -> any CredentialLibrary {
    try loaded.withLock { loaded in
      if let loaded { return loaded }
      let result: Result<any CredentialLibrary, CredentialLibraryError>
      do throws(CredentialLibraryError) { result = .success(try load()) } catch { result = .failure(error) }
      loaded = result
      return result
    }.get()
  }

  /// Loads the library and tries the anchors; throws if the library can't be loaded or refuses one of them.
  package func prepare() throws(CredentialLibraryError) { try library().validate(settings: settings) }

  /// The library's version; nil if there is no library.
  package var version: String? { try? library().version }

  /// Checks the credentials of a photo.
  ///
  /// - Parameters:
  ///   - facts: The facts read from the photo; without credentials among them, the library isn't called.
  ///   - disagreements: Receives what the library and our own reader read differently.
  func check(
    _ source: any ByteSource, _ facts: PhotoFacts, depth: AnalysisDepth, limits: ReadLimits,
    _ disagreements: inout [Diagnostic]
  ) -> CredentialCheck? {
    guard let store = facts.metadata.value?.credentials.first else { return nil }
    guard depth > .metadata else { return .notChecked(.depth, detail: "") }
    let library: any CredentialLibrary
    do throws(CredentialLibraryError) { library = try self.library() } catch {
      return .notChecked(.noLibrary, detail: "")
    }
    guard let type = Self.mediaTypes[facts.format] else {
      return .notChecked(.failed, detail: "no credentials are checked in \(facts.format.rawValue)")
    }
    do throws(CredentialLibraryError) {
      let verdict = try library.verdict(on: source, format: type, settings: settings)
      var reading = CredentialVerdictReading(verdict, limits: limits)
      guard var validation = reading.validation() else {
        return .notChecked(.failed, detail: reading.failure ?? "the library's answer can't be read")
      }
      validation.library = library.version
      validation.anchors = anchors
      // Both must read the same manifest in the same way: the score uses what our reader read and what the library
      // verified.
      for difference in CredentialReaderComparison.differences(store, validation) {
        disagree(store, difference, &disagreements)
      }
      return .checked(validation)
    } catch {
      if store.failure == nil { disagree(store, error.detail, &disagreements) }
      return .notChecked(.failed, detail: error.detail)
    }
  }

  private func disagree(_ store: CredentialStore, _ detail: String, _ disagreements: inout [Diagnostic]) {
    disagreements.append(
      Diagnostic(
        .credentialReadersDisagree, location: store.container, offset: store.offset, detail: detail))
  }

  /// The library's names of the formats that both it and this package read.
  private static let mediaTypes: [PhotoFormat: String] = [
    .jpeg: "image/jpeg", .png: "image/png", .webp: "image/webp", .gif: "image/gif", .tiff: "image/tiff",
    .dng: "image/x-adobe-dng", .heic: "image/heic", .avif: "image/avif", .jpegXL: "image/jxl",
    .nef: "image/x-nikon-nef", .arw: "image/x-sony-arw",
  ]
}

extension PhotoDecoder {
  /// Reads a photo's facts, and checks its Content Credentials if it has any.
  package func decode(
    _ source: any ByteSource, depth: AnalysisDepth, hashing: Bool, checking checker: CredentialChecker?
  ) throws(PhotoReadingError) -> PhotoFacts {
    var facts = try decode(source, depth: depth, hashing: hashing)
    guard let checker, facts.metadata.value?.credentials.isEmpty == false else { return facts }
    facts.credentialCheck = checker.check(
      source, facts, depth: depth, limits: limits, &facts.diagnostics)
    guard !Task.isCancelled else { throw .cancelled }
    return facts
  }
}
