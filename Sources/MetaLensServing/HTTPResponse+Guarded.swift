extension HTTPResponse {
  /// The response with the header fields that protect it in browsers, unless it has its own.
  ///
  /// It isn't cached, its type isn't guessed, it isn't framed or sent on as a referrer, and nothing runs except what
  /// its own policy allows.
  package var guarded: HTTPResponse {
    var response = self
    for (name, value) in Self.guards where self[name] == nil { response.fields.append((name, value)) }
    return response
  }

  private static let guards = [
    ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"), ("X-Frame-Options", "DENY"),
    ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"),
  ]
}
