extension String {
  /// `xmpMM:History` with these steps: action, when, program, what changed.
  package static func history(_ steps: [(String, String, String, String)]) -> String {
    let items = steps.map { step in
      "<rdf:li rdf:parseType=\"Resource\"><stEvt:action>\(step.0)</stEvt:action><stEvt:when>\(step.1)"
        + "</stEvt:when><stEvt:softwareAgent>\(step.2)</stEvt:softwareAgent><stEvt:changed>\(step.3)"
        + "</stEvt:changed></rdf:li>"
    }
    return "<xmpMM:History><rdf:Seq>" + items.joined() + "</rdf:Seq></xmpMM:History>"
  }
}
