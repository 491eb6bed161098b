extension Rule {
  package static let softwareRawConverter = Rule(
    "softwareRawConverter", .isEdited, concern: .encoding, settles: .editor,
    parameters: [.text("software", .program), .truth("sensorData", optional: true)],
    variant: { $0.isTrue("sensorData") ? "sensor" : nil },
    reads: [.exif, .metadata], needs: .programs,
    source: "Docs/Sources.md, E5",
    example: ["software": "Digital Photo Professional 4.10"]
  ) { context in
    // A raw file that a converter saved still contains the sensor's data, so nothing was developed.
    guard context.facts.holdsSensorData else { return context.namedPrograms(.rawConverter) }
    return context.programs(.rawConverter).map {
      .raised(["software": $0.text, "sensorData": true], at: $0.places)
    }
  }
}
