import MetaLensAssessment

/// What browsers may do with a page: lay it out, draw the pictures in it, and run only the script that belongs to it.
package enum PagePolicy {
  /// Returns the Content Security Policy of a page with this style sheet and this script, if it has one.
  ///
  /// Nothing is loaded, sent or framed, no attribute contains style or script, and text can't become markup later.
  package static func text(style: String, script: String? = nil) -> String {
    var rules = ["default-src 'none'"]
    if let source = script.flatMap(PolicyHash.source) { rules.append("script-src \(source)") }
    if let source = PolicyHash.source(of: style) { rules.append("style-src \(source)") }
    rules += ["img-src data:", "base-uri 'none'", "form-action 'none'"]
    if script != nil { rules += ["require-trusted-types-for 'script'", "trusted-types 'none'"] }
    return rules.joined(separator: "; ")
  }
}
