import MetaLensAssessment
import MetaLensFacts
import Testing

@testable import MetaLensRendering

struct RatesTableTests {
  private func table(_ language: Language) throws -> RatesTable {
    let rates = MeasuredRates(model: MeasuredRates.model, prior: 0.5, depth: .pixels)
    return RatesTable(try #require(rates), in: language)
  }

  /// Numbers stand in columns before words, and no line is wider than was asked for.
  @Test(arguments: Language.allCases, [60, 100])
  func fitsTheWidth(language: Language, width: Int) throws {
    let lines = try table(language).lines(Paint(isEnabled: false), columns: width)
    #expect(lines.count > MeasuredRates.Operation.allCases.count)
    #expect(lines.allSatisfy { DisplayWidth.of($0) <= width })
  }

  @Test func hasARowForEachOperation() throws {
    let table = try table(.english)
    let lines = table.lines(Paint(isEnabled: false), columns: 200)
    #expect(lines.count == 1 + MeasuredRates.Operation.allCases.count)
    let markup = table.markup(headingLevel: 3)
    #expect(markup.hasPrefix("<h3>How often it is wrong</h3>\n"))
    for (line, operation) in zip(lines.dropFirst(), MeasuredRates.Operation.allCases) {
      let counts = table.rates[operation]
      let numbers = line.split(separator: " ").prefix(4).compactMap { Int($0) }
      #expect(numbers == [counts.total, counts.green, counts.amber, counts.red])
      #expect(line.hasSuffix(operation.name(in: .english)))
      let cells = [counts.total, counts.green, counts.amber, counts.red]
      #expect(markup.contains(cells.map { "<td class=\"number\">\($0)</td>" }.joined()))
    }
  }
}
