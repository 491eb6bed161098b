extension Evaluation {
  /// The name and version of the evaluation's JSON; later releases may add keys to `/1`, but never change one.
  public static let schema = "metalens.evaluation/1"

  /// The figures as JSON, without what the command adds: the tool, the files and their errors.
  public var json: JSONValue {
    .members([
      "schema": Self.schema, "prior": options.prior, "originalLabel": options.originalLabel,
      "files": fileCount, "groups": groupCount,
      "ignored": JSONValue.members(ignoredCounts), "auc": others.area,
      "aucOfScore": others.areaOfScore, "falseGreens": falseGreens.json, "falseReds": falseReds.json,
      "originals": originals.json, "others": others.json, "labels": labels.map(\.json),
      "classes": categories.map(\.json), "verdicts": verdicts.json,
      "verdictsOfClasses": categoryVerdicts.json, "calibration": calibration?.json,
      "uncalibrated": uncalibratedCount,
      "roc": curve.points.map {
        JSONValue.members([
          "probability": $0.probability, "falsePositives": $0.falsePositives,
          "truePositives": $0.truePositives,
        ])
      },
    ])
  }
}

extension ShareInterval {
  fileprivate var json: JSONValue {
    .members(["low": low, "high": high, "method": method.rawValue])
  }
}

extension CountedShare {
  fileprivate var json: JSONValue {
    .members(["count": count, "of": total, "share": share, "interval": interval?.json])
  }
}

extension EvaluatedClass {
  fileprivate var json: JSONValue {
    .members([
      "name": name, "files": fileCount, "groups": groupCount, "enough": isEnough, "auc": area,
      "aucOfScore": areaOfScore, "green": green.json, "amber": amber.json, "red": red.json,
    ])
  }
}

extension ConfusionTable {
  fileprivate var json: JSONValue {
    .array(
      names.map { name in
        let counts = verdicts.map { ($0, count(name, $0)) }
        return .members(["name": name, "counts": JSONValue.members(Dictionary(uniqueKeysWithValues: counts))])
      })
  }
}

extension CalibrationTable {
  fileprivate var json: JSONValue {
    .members([
      "files": fileCount, "expectedError": expectedError, "brierScore": brierScore,
      "bins": bins.map {
        JSONValue.members([
          "low": $0.low, "high": $0.high, "files": $0.fileCount, "originals": $0.originalCount,
          "groups": $0.groupCount, "weight": $0.weight, "meanProbability": $0.meanProbability,
          "observedShare": $0.observedShare, "interval": $0.interval.json,
        ])
      },
    ])
  }
}
