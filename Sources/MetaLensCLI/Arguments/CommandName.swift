/// The commands of the tool.
package enum CommandName: String, Sendable, Hashable, CaseIterable {
  case analyze
  case batch
  case worker
  case serve
  case inspect
  case compare
  case extract
  case flags
  case signatures
  case evaluate
  case history
  case help
  case completions
  case man
  case version
}
