extension Rule {
  package static let gainMapUnlikePicture = Rule(
    "gainMapUnlikePicture", .warning, concern: .content,
    parameters: [.share("likeness", .public)],
    reads: [.structure, .pixels],
    source:
      "Adobe, Gain map specification 1.0; ISO 21496-1; CIPA DC-007; measured: of 16 originals by 7 models "
      + "with a gain map in the index 14 show enough edges, and none of these is unlike the picture; of 63 "
      + "files by the same phones into which another picture was put 42 are",
    example: ["likeness": 0]
  ) { context in
    guard let map = context.facts.picture.value?.gainMap, let comparison = context.attributions.gainMap,
      comparison.isUnlike
    else { return [] }
    return .raised(
      ["likeness": comparison.likeness], .derived, at: Evidence(location: "MPF picture", offset: map.offset))
  }
}
