package import MetaLensKit
package import MetaLensRendering

extension ComparedPhotos: JSONObject {
  package static var blank: Self { Self(areSameBytes: false, isSamePicture: nil, kinds: [], files: []) }

  package mutating func fields(_ pass: inout some JSONPass & ~Copyable) {
    pass.required("files", &files)
    pass.require(files.count == 2, "files", "two files")
    pass.field("firstDifference", &firstDifference)
    pass.field("heldPicture", &heldPicture)
    pass.required("kinds", &kinds)
    pass.require(kinds.count == Self.headings.count, "kinds", "one for each heading")
    pass.field("lookAlike", &areLookingAlike)
    pass.field("lookAlikeObstacles", &uncomparedLooks)
    pass.required("origin", &origin)
    pass.required("sameBytes", &areSameBytes)
    pass.field("sameCoefficients", &areSameCoefficients)
    pass.field("samePicture", &isSamePicture)
    pass.field("samePreviews", &areSamePreviews)
  }
}

extension ComparedPhotos.File: JSONObject {
  /// The maximum size of a format's name or a digest, in bytes.
  private static let maximumWord = 200

  package static var blank: Self { Self(byteCount: 0, format: "", sha256: nil) }

  package mutating func fields(_ pass: inout some JSONPass & ~Copyable) {
    pass.required("bytes", &byteCount)
    pass.require(byteCount >= 0, "bytes", "from 0")
    pass.required("format", &format)
    pass.require(format.utf8.count <= Self.maximumWord, "format", "a word")
    pass.required("holdsJPEG", &holdsJPEG)
    pass.field("picture", &picture)
    pass.field("sha256", &sha256)
    pass.require((sha256?.utf8.count ?? 0) <= Self.maximumWord, "sha256", "a digest")
  }
}

extension ComparedPhotos.Kind: JSONObject {
  package static var blank: Self { Self(shown: [], count: 0) }

  package mutating func fields(_ pass: inout some JSONPass & ~Copyable) {
    pass.required("count", &count)
    pass.required("shown", &shown)
    pass.require(shown.count <= min(count, Self.maximum), "shown", "at most \(Self.maximum) of all")
  }
}

extension ComparedPhotos.Row: JSONObject {
  package static var blank: Self { Self(name: "", first: nil, second: nil) }

  package mutating func fields(_ pass: inout some JSONPass & ~Copyable) {
    pass.field("differsFrom", &differsFrom)
    pass.field("first", &first)
    pass.required("name", &name)
    pass.field("second", &second)
  }
}

extension PhotoComparison.Origin: JSONObject {
  package static var blank: Self { Self() }

  package mutating func fields(_ pass: inout some JSONPass & ~Copyable) {
    pass.field("camera", &camera)
    pass.field("moment", &moment)
  }
}

extension PhotoComparison.Origin.Camera: JSONObject {
  package static var blank: Self { Self(make: "", model: nil, serial: "") }

  package mutating func fields(_ pass: inout some JSONPass & ~Copyable) {
    pass.required("make", &make)
    pass.field("model", &model)
    pass.required("serial", &serial)
  }
}

extension PhotoInspection.PictureKind: JSONForm {}
