extension OriginalityFlag {
  /// How many times likelier the finding is on the side it speaks for: e to the weight's magnitude.
  package var likelihoodRatio: Double { DeterministicMath.exponential(weight.magnitude) }
}
