/// The properties that a comparison compares besides segments and tags, each as text in technical terms.
package enum CodingProperty: String, Sendable, Hashable, CaseIterable {
  case format
  case fileSize
  case dimensions
  case frame
  case precision
  case components
  case quantizationTables
  case huffmanTables
  case restartInterval
  case scans
  case jfif
  case adobe
  case coding
  case bitDepth
  case orientation
  case thumbnail
  case complete
  case trailer

  /// Returns the properties that differ, in the order of the cases.
  static func differences(
    _ first: PhotoInspection, _ second: PhotoInspection
  ) -> [PhotoComparison.Difference] {
    let areUnlike = first.isJPEG != second.isJPEG
    return allCases.compactMap { property in
      var values =
        areUnlike
        ? (property.sharedText(in: first), property.sharedText(in: second))
        : (property.text(in: first), property.text(in: second))
      if values.0 == values.1 {
        guard let text = values.1, let difference = property.difference(first, second) else { return nil }
        values.1 = "\(text), \(difference)"
      }
      return PhotoComparison.Difference(name: property.rawValue, first: values.0, second: values.1)
    }
  }

  /// Returns what differs between tables whose short texts are the same; nil if nothing does.
  private func difference(_ first: PhotoInspection, _ second: PhotoInspection) -> String? {
    switch self {
    case .quantizationTables:
      let (tables, others) = (first.coding.quantizationTables, second.coding.quantizationTables)
      if tables.elementsEqual(others, by: { $0.slot == $1.slot && $0.values == $1.values }) { return nil }
      // If several tables have one destination, the last one counts.
      let values = others.reduce(0) { count, other in
        let table = tables.last { $0.slot == other.slot }
        return count + zip(table?.values ?? [], other.values).count { $0 != $1 }
      }
      let isMoved = others.contains { other in !tables.contains { $0.slot == other.slot } }
      return isMoved ? "other destinations" : values > 0 ? "other values: \(values)" : Self.otherOrder
    case .huffmanTables:
      let (tables, others) = (
        first.coding.huffmanTables.map(\.table), second.coding.huffmanTables.map(\.table)
      )
      if tables == others { return nil }
      let count = others.count { !tables.contains($0) }
      return count > 0 ? "other tables: \(count)" : Self.otherOrder
    case .thumbnail:
      guard let ours = first.facts.exif.value?.thumbnailBytes,
        let theirs = second.facts.exif.value?.thumbnailBytes,
        let place = PhotoComparison.firstDifference(of: ours, theirs)
      else { return nil }
      return "other bytes from \(place) on"
    case .trailer:
      // A trailer that couldn't be hashed counts as different.
      let (digests, others) = (first.trailerDigests, second.trailerDigests)
      let count = zip(digests, others).count { $0 == nil || $0 != $1 } + abs(digests.count - others.count)
      return count > 0 ? "other bytes: \(count)" : nil
    default: return nil
    }
  }

  /// The difference of tables that are the same except for their order.
  package static let otherOrder = "in another order"

  /// Returns the property's value for a comparison of a JPEG with a container.
  ///
  /// A property that both state, under different names, has one name here; a property that is compared elsewhere, or
  /// that only one of the kinds can have, is nil.
  private func sharedText(in inspection: PhotoInspection) -> String? {
    switch self {
    // A JPEG's orientation is in EXIF, which is compared tag by tag.
    case .orientation, .precision: nil
    // Only a JPEG has these.
    case .frame, .components, .quantizationTables, .huffmanTables, .restartInterval, .scans, .jfif, .adobe:
      nil
    // The thumbnail's own size is read only from a JPEG.
    case .thumbnail: inspection.facts.exif.value?.thumbnailBytes.map { String($0.count) }
    case .bitDepth where inspection.isJPEG: CodingProperty.precision.text(in: inspection)
    case .coding where inspection.isJPEG: "JPEG"
    default: text(in: inspection)
    }
  }

  /// Returns the property's value; nil if the file has none.
  package func text(in inspection: PhotoInspection) -> String? {
    let facts = inspection.facts
    let coding = inspection.coding
    let frame = facts.frame.value
    let image = facts.container.value?.image
    switch self {
    case .format: return facts.format.displayName
    case .fileSize: return String(facts.byteCount)
    case .dimensions: return facts.pictureSize.map { "\($0.width) × \($0.height)" }
    case .frame: return frame.map { JPEGSegment.name(of: $0.marker) }
    case .precision: return frame.map { String($0.precision) }
    case .components: return frame.map(Self.components(of:))
    case .quantizationTables:
      return coding.quantizationTables.isEmpty ? nil : inspection.quantizationText
    case .huffmanTables: return coding.huffmanTables.isEmpty ? nil : inspection.huffmanText
    case .restartInterval: return coding.restartInterval == 0 ? nil : String(coding.restartInterval)
    case .scans: return facts.structure.value.map { String($0.coding.scans.count) }
    case .jfif:
      return coding.jfif.map {
        "\($0.version), \($0.xDensity) × \($0.yDensity), units \($0.units)"
      }
    case .adobe: return coding.adobe.map { "version \($0.version), transform \($0.transform)" }
    case .coding: return image?.coding
    case .bitDepth: return image?.bitDepth.map { String($0) }
    case .orientation: return image?.orientation.map { String($0) }
    case .thumbnail:
      let size = facts.structure.value?.thumbnail?.frame?.size
      return facts.exif.value?.thumbnailBytes.map { bytes in
        String(bytes.count) + (size.map { ", \($0.width) × \($0.height)" } ?? "")
      }
    case .complete: return facts.isComplete ? "true" : "false"
    case .trailer:
      let trailers = facts.trailers ?? []
      return trailers.isEmpty
        ? nil : trailers.prefix(8).map { "\($0.kind.rawValue) \($0.byteCount)" }.joined(separator: ", ")
    }
  }

  /// Returns the components as `1: 2x2, 2: 1x1, 3: 1x1`: identifiers and sampling factors.
  package static func components(of frame: FrameFacts) -> String {
    frame.components.prefix(8).map { "\($0.id): \($0.horizontalSampling)x\($0.verticalSampling)" }
      .joined(separator: ", ")
  }
}
