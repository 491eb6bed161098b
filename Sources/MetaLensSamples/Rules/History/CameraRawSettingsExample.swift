import MetaLensKit

extension RuleExample {
  static let cameraRawSettings = RuleExample(
    .cameraRawSettings,
    triggering: .camera(
      xmp: "<crs:Version>9.6</crs:Version><crs:HasSettings>True</crs:HasSettings>"
        + "<crs:AlreadyApplied>True</crs:AlreadyApplied>"),
    nonTriggering: .camera(
      xmp: "<crs:Version>7.0</crs:Version><crs:HasSettings>False</crs:HasSettings>"
        + "<crs:AlreadyApplied>False</crs:AlreadyApplied>"))
}
