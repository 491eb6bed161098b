#if canImport(SwiftUI)
  public import SwiftUI

  extension Color {
    /// The flag's colour for SwiftUI.
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
