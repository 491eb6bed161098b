import Testing

@testable import MetaLensPlatform

struct ProcessEnvironmentTests {
  @Test func knowsWhatIsSet() {
    #expect(ProcessEnvironment.value(of: "PATH")?.contains("/") == true)
    #expect(ProcessEnvironment.value(of: "METALENS_NEVER_SET") == nil)
  }
}
