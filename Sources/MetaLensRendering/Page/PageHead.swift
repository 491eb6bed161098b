import MetaLensAssessment

/// What every page begins with, up to its heading: it loads nothing, and tells browsers to run nothing but what is its own.
struct PageHead {
  let language: Language
  /// What browsers may do with the page.
  let policy: String
  let style: String
  /// The name of the window; may hold no element.
  let title: String
  /// The heading's words.
  let heading: String

  /// Ends inside `<header>`, behind the heading and a line break.
  var markup: String {
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
    <h1>\(heading)</h1>

    """
  }
}
