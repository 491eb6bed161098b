package import MetaLensAssessment

/// What every page begins with, up to its heading: it loads nothing, and tells browsers to run nothing but what is its own.
package enum PageHead {
  /// Ends inside `<header>`, behind the heading and a line break.
  ///
  /// - Parameters:
  ///   - policy: what browsers may do with the page.
  ///   - title: the name of the window; may hold no element.
  ///   - heading: the heading's words, where they aren't the title.
  package static func markup(
    in language: Language, policy: String, style: String, title: String, heading: String? = nil
  ) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(language.rawValue)" dir="ltr">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="referrer" content="no-referrer">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title)</title>
    <style>\(style)</style>
    </head>
    <body>
    <header>
    <h1>\(heading ?? title)</h1>

    """
  }
}
