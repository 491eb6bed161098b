extension HTTPResponse {
  /// What every answer says to browsers: nothing is kept, guessed, framed or told to others, and nothing runs but
  /// what an answer's own policy allows.
  ///
  /// A connection ends with its answer: what a proxy takes for the rest of a request is never read as another one.
  package var guarded: HTTPResponse {
    var response = self
    for (name, value) in Self.guards where self[name] == nil { response.fields.append((name, value)) }
    return response
  }

  private static let guards = [
    ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"), ("X-Frame-Options", "DENY"),
    ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"), ("Connection", "close"),
  ]
}
