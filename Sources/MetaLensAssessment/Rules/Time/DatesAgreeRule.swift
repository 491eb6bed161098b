extension Rule {
  package static let datesAgree = Rule(
    "datesAgree", .isOriginal, concern: .metadata,
    parameters: [.date("date", .moment)],
    reads: [.exif], needs: .dates,
    source: "EXIF 3.0, 4.6.6.5; rate: Docs/Sources.md, E6",
    example: ["date": "2023-05-30T15:56:01"]
  ) { context in
    let dates = context.attributions.dates
    let times = dates.compactMap(\.time)
    guard times.count == 3, let created = times.first,
      times.allSatisfy({ abs(StatedDate.seconds(from: created, to: $0)) <= 2 }),
      !context.isThumbnailOfAnotherTime
    else { return [] }
    // Three equal tags support nothing if something else states another time.
    guard
      contradictions.indices.allSatisfy({ index in
        // By index: a copy of a rule would retain everything that the rule holds.
        !context.inputs.isSuperset(of: contradictions[index].reads)
          || contradictions[index].look(context).isEmpty
      })
    else { return [] }
    return .raised(["date": created.iso8601], .derived, at: dates.map(\.evidence))
  }
}

/// The rules that report another time than EXIF's; not `dateInFuture`, since no score depends on the clock.
private let contradictions: [Rule] = [
  .clockReset, .dateBeforeManufacture, .dateBeforeModel, .dateBeforePowerUp, .dateBeforeSoftware,
  .gpsDateConflict, .gpsHoursDiffer, .makerNoteDateDiffers, .trailerTimeDiffers, .xmpDateDiffers,
]
