/// Many jobs at once, results in the order of their inputs.
///
/// At most `jobs` run, and at most `jobs * 4` are under way or waiting for an
/// earlier one, so that one slow photo holds up a bounded number of others.
enum OrderedPipeline {
  /// Runs all inputs; stops launching where `next` gives none, and stops at once where `deliver` throws.
  static func run<Input: Sendable, Output: Sendable, Failure: Error>(
    jobs: Int, next: () -> Input?, work: @escaping @Sendable (Input) async -> Output,
    deliver: (Output) throws(Failure) -> Void
  ) async throws(Failure) {
    // A single job needs neither tasks nor a window.
    if jobs == 1 {
      while let input = next() { try deliver(await work(input)) }
      return
    }
    let window = jobs * 4
    let result: Result<Void, Failure> = await withTaskGroup(of: (Int, Output).self) { group in
      var waiting: [Int: Output] = [:]
      var launched = 0
      var delivered = 0
      var running = 0
      var isExhausted = false
      while true {
        while !isExhausted, running < jobs, launched - delivered < window {
          guard let input = next() else {
            isExhausted = true
            break
          }
          let index = launched
          launched += 1
          running += 1
          group.addTask { (index, await work(input)) }
        }
        guard running > 0, let (index, output) = await group.next() else { return .success(()) }
        running -= 1
        waiting[index] = output
        while let output = waiting.removeValue(forKey: delivered) {
          delivered += 1
          do throws(Failure) {
            try deliver(output)
          } catch {
            group.cancelAll()
            return .failure(error)
          }
        }
      }
    }
    try result.get()
  }
}
