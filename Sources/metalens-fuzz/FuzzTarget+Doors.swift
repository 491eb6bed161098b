import Dispatch
import MetaLensFacts
import MetaLensPlatform
import Synchronization

@testable import MetaLensCLI
@testable import MetaLensDecoding
@testable import MetaLensKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FuzzTarget {
  /// Targets for input that isn't a photo, and for a photo's whole way through the tool.
  static let doors = [
    FuzzTarget("signatures") { bytes in
      let table = try CameraSignatures(tables: [bytes], includingShipped: false)
      _ = table.models
    },
    FuzzTarget("worker") { bytes in
      var rest = bytes[...]
      // Pieces of a size that cuts lines and bytes anywhere.
      let maximum = 1 + bytes.count % 61
      var reader = RequestReader(maximumPhotoBytes: 1 << 12) { asked in
        let piece = Array(rest.prefix(min(asked, maximum)))
        rest = rest.dropFirst(piece.count)
        return .success(piece)
      }
      while true {
        switch reader.read() {
        case .request: continue
        case .refusal(let refusal):
          // After a refusal that loses step, nothing is a request.
          if rest.isEmpty || refusal.reason.losesStep { return }
        case .end, .interrupted: return
        }
      }
    },
    FuzzTarget("picture-reply") { bytes in _ = PictureReply.read(bytes, side: 64, of: .libheif) },
    .checking("store", storedRow),
    .checking("service", service),
  ]

  /// Checks the contents of a store's row: whatever can be read as a report can be put into a row and read again.
  private static func storedRow(_ bytes: [UInt8]) -> String? {
    guard let report = OriginalityReport(stored: bytes) else { return nil }
    let stored = StoredReport(
      path: SystemPath("fuzz"),
      file: FileIdentity(device: 1, inode: 1, byteCount: 1, modifiedSeconds: 1, modifiedNanoseconds: 1),
      basis: ReportBasis(
        tool: "", depth: report.depth.rawValue, hashing: true, signatures: "", limits: 1, model: report.model,
        prior: report.prior),
      report: report)
    var row = StoredRow.values(of: stored)
    if report.prior.isFinite, StoredRow.report(of: row) == nil { return "a row that isn't read again" }
    // A row with one wrong cell.
    let cell = bytes.count % row.count
    row[cell] = row[cell].integer == nil ? SQLiteValue.integer(Int64.min) : SQLiteValue.blob(bytes)
    _ = StoredRow.report(of: row)
    return nil
  }

  /// The commands that read a photo from standard input.
  private static let commands = [
    ["analyze", "-"], ["analyze", "--details", "-"], ["analyze", "--format", "json", "-"],
    ["analyze", "--format", "html", "-"], ["analyze", "--redact", "--format", "json", "-"], ["inspect", "-"],
    ["inspect", "--format", "json", "-"], ["extract", "--xmp", "-"],
  ]

  /// Runs a command on a photo, and converts its report to the store's form and back.
  private static func service(_ bytes: [UInt8]) -> String? {
    let broken = Mutex<String?>(nil)
    let done = DispatchSemaphore(value: 0)
    // On a thread of the pool, as in the tool, since its stack limits deep nesting.
    Task.detached {
      await run(commands[bytes.count % commands.count], over: bytes)
      let words = await reportThereAndBack(bytes)
      broken.withLock { $0 = words }
      done.signal()
    }
    done.wait()
    return broken.withLock(\.self)
  }

  private static func run(_ command: [String], over bytes: [UInt8]) async {
    let service = PhotoMetadataService(clock: { Date(timeIntervalSince1970: 0) })
    let io = CommandIO(
      write: { _, _ in }, isTerminal: { _ in false }, width: { _ in nil },
      readInput: { _ in .success(bytes) }, photoInput: { _ in .success(.bytes(bytes)) },
      nextInput: { _ in .success([]) }, answer: { _ in }, isInterrupted: { false }, processorCount: 1)
    _ = await MetaLensCLI.run(
      arguments: command.map { SystemPath($0) }, environment: { _ in nil }, io: io, fileSystem: .system,
      service: PhotoReading(service: service))
  }

  private static func reportThereAndBack(_ bytes: [UInt8]) async -> String? {
    let service = PhotoMetadataService(clock: { Date(timeIntervalSince1970: 0) })
    guard let report = try? await service.analyze(.bytes(bytes), depth: .pixels, hashing: true) else {
      return nil
    }
    let stored = report.stored
    return OriginalityReport(stored: stored)?.stored == stored ? nil : "a report that isn't read again"
  }
}
