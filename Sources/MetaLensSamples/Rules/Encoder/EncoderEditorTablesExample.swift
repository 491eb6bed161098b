import MetaLensKit

extension RuleExample {
  static let encoderEditorTables = RuleExample(
    .encoderEditorTables, triggering: .editorTables(), nonTriggering: .coded { $0.isSplit = true })
}
