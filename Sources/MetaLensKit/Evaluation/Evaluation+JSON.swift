extension Evaluation {
  /// The name and version of the evaluation's form; `/1` may gain keys, never change one.
  public static let schema = "metalens.evaluation/1"

  /// The figures as they are written, without what only the edge knows: the tool, files and their errors.
  public var json: JSONValue {
    .object([
      "schema": .string(Self.schema),
      "prior": .number(options.prior),
      "originalLabel": .string(options.originalLabel),
      "files": .integer(fileCount),
      "groups": .integer(groupCount),
      "ignored": .object(ignoredCounts.mapValues(JSONValue.integer)),
      "auc": .optional(others.area),
      "aucOfScore": .optional(others.areaOfScore),
      "falseGreens": falseGreens.json,
      "falseReds": falseReds.json,
      "originals": originals.json,
      "others": others.json,
      "labels": .array(labels.map(\.json)),
      "classes": .array(categories.map(\.json)),
      "verdicts": verdicts.json,
      "verdictsOfClasses": categoryVerdicts.json,
      "calibration": calibration?.json ?? .null,
      "uncalibrated": .integer(uncalibratedCount),
      "roc": .array(
        curve.points.map {
          .object([
            "probability": .number($0.probability), "falsePositives": .number($0.falsePositives),
            "truePositives": .number($0.truePositives),
          ])
        }),
    ])
  }
}

extension ShareInterval {
  fileprivate var json: JSONValue {
    .object(["low": .number(low), "high": .number(high), "method": .string(method.rawValue)])
  }
}

extension CountedShare {
  fileprivate var json: JSONValue {
    .object([
      "count": .integer(count), "of": .integer(total), "share": .optional(share),
      "interval": interval?.json ?? .null,
    ])
  }
}

extension EvaluatedClass {
  fileprivate var json: JSONValue {
    .object([
      "name": .string(name), "files": .integer(fileCount), "groups": .integer(groupCount),
      "enough": .bool(isEnough), "auc": .optional(area), "aucOfScore": .optional(areaOfScore),
      "green": green.json, "amber": amber.json, "red": red.json,
    ])
  }
}

extension ConfusionTable {
  fileprivate var json: JSONValue {
    .array(
      names.map { name in
        let counts = verdicts.map { ($0, JSONValue.integer(count(name, $0))) }
        return .object([
          "name": .string(name), "counts": .object(Dictionary(uniqueKeysWithValues: counts)),
        ])
      })
  }
}

extension CalibrationTable {
  fileprivate var json: JSONValue {
    .object([
      "files": .integer(fileCount), "expectedError": .number(expectedError),
      "brierScore": .number(brierScore),
      "bins": .array(
        bins.map {
          .object([
            "low": .number($0.low), "high": .number($0.high), "files": .integer($0.fileCount),
            "originals": .integer($0.originalCount), "groups": .integer($0.groupCount),
            "weight": .number($0.weight), "meanProbability": .number($0.meanProbability),
            "observedShare": .number($0.observedShare), "interval": $0.interval.json,
          ])
        }),
    ])
  }
}
