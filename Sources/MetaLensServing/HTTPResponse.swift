/// A response: status, header and body.
package struct HTTPResponse: Sendable, Equatable {
  /// The statuses that are used (RFC 9110, 15).
  package enum Status: UInt32, Sendable {
    case ok = 200
    case noContent = 204
    case seeOther = 303
    case permanentRedirect = 308
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case contentTooLarge = 413
    case unsupportedMediaType = 415
    case misdirected = 421
    case unprocessable = 422
    case busy = 503
    case full = 507
  }

  package var status: Status
  /// The fields of the header, in order.
  package var fields: [(name: String, value: String)]
  package var body: [UInt8]

  package init(_ status: Status, type: String? = nil, _ body: [UInt8] = []) {
    self.status = status
    fields = type.map { [("Content-Type", $0)] } ?? []
    self.body = body
  }

  package static func == (first: HTTPResponse, second: HTTPResponse) -> Bool {
    first.status == second.status && first.body == second.body
      && first.fields.elementsEqual(second.fields, by: ==)
  }

  /// Returns a field's value; nil if there is none.
  package subscript(name: String) -> String? { fields.first { $0.name == name }?.value }
}
