#if canImport(SwiftUI)
  public import SwiftUI

  extension Color {
    /// Makes the SwiftUI colour of a flag or a badge.
    public init(_ color: FlagColor) {
      switch color {
      case .green: self = .green
      case .red: self = .red
      case .orange: self = .orange
      case .blue: self = .blue
      }
    }
  }
#endif
