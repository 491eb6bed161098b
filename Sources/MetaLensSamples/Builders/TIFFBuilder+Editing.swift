package import MetaLensFacts

extension TIFFBuilder {
  /// Puts an entry into a directory in tag order, in place of one with its tag.
  package mutating func set(_ entry: Entry, in kind: ExifDirectory.Kind) {
    remove(entry.tag, from: kind)
    change(kind) { entries in
      entries.insert(entry, at: entries.firstIndex { $0.tag > entry.tag } ?? entries.endIndex)
    }
  }

  package mutating func remove(_ tag: UInt16, from kind: ExifDirectory.Kind) {
    change(kind) { $0.removeAll { $0.tag == tag } }
  }

  package mutating func setCamera(_ make: String, _ model: String) {
    set(ascii(ExifTag.make, make), in: .ifd0)
    set(ascii(ExifTag.model, model), in: .ifd0)
  }

  /// States a position: degrees, minutes and seconds, each with its letter.
  package mutating func setPlace(
    _ latitude: [UInt32], _ north: String, _ longitude: [UInt32], _ east: String
  ) {
    set(ascii(ExifTag.gpsLatitudeRef, north), in: .gps)
    set(rationals(ExifTag.gpsLatitude, latitude.map { ($0, 1) }), in: .gps)
    set(ascii(ExifTag.gpsLongitudeRef, east), in: .gps)
    set(rationals(ExifTag.gpsLongitude, longitude.map { ($0, 1) }), in: .gps)
  }

  private mutating func change(_ kind: ExifDirectory.Kind, _ edit: (inout [Entry]) -> Void) {
    switch kind {
    case .ifd0: edit(&ifd0)
    case .exif: edit(&exif)
    case .gps: edit(&gps)
    case .interoperability: edit(&interoperability)
    case .ifd1: edit(&ifd1)
    }
  }
}
