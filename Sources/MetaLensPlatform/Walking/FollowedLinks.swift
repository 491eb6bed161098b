/// Decides which symbolic links to directories a walk follows, so that each directory is entered once.
///
/// If patterns choose among paths, a directory may be entered by up to sixteen paths. A link is never followed to a
/// directory that the walk also reaches without it. Otherwise a directory's files would be listed once for each link to
/// it.
package struct FollowedLinks {
  private final class Memory {
    var entered: [FileIdentity.Place: Int] = [:]
  }

  /// Shared by copies; takes 16 bytes for each directory behind a link.
  private let memory = Memory()
  private let roots: Set<[UInt8]>
  private let rootPlaces: Set<FileIdentity.Place>
  private let maximumWays: Int
  private var isLeftOut: (SystemPath) -> Bool = { _ in false }

  /// Makes a value with no link followed yet.
  ///
  /// - Parameters:
  ///   - roots: The directories that are walked: only links that lead outside all of them are followed.
  ///   - choosing: Whether patterns choose among the paths. Then one path to a directory may be wanted and another not,
  ///     so each is walked, up to sixteen.
  package init(outside roots: [SystemPath], choosing: Bool = false) {
    maximumWays = choosing ? 16 : 1
    let roots = choosing ? [] : roots
    self.roots = Set(roots.compactMap { $0.real?.bytes })
    rootPlaces = Set(roots.compactMap { try? FileStatus.identity(of: $0).place })
  }

  /// Returns a copy that shares the directories entered but doesn't follow some links to directories, and doesn't count
  /// their targets as entered.
  package func leavingOut(_ isLeftOut: @escaping (SystemPath) -> Bool) -> FollowedLinks {
    var links = self
    links.isLeftOut = isLeftOut
    return links
  }

  /// Whether to follow a link to a directory, as far as its path shows.
  func mayLead(to path: SystemPath) -> Bool {
    if isLeftOut(path) { return false }
    // Checked first, since this is cheaper than resolving a path without links.
    if let place = try? FileStatus.identity(of: path).place, isSpent(place) { return false }
    guard let real = path.real?.bytes else { return true }
    let slash = UInt8(ascii: "/")
    return !roots.contains(real) && !roots.contains([slash])
      && !real.indices.contains { real[$0] == slash && roots.contains(Array(real[..<$0])) }
  }

  /// Whether a directory must not be entered again: it is a root, or was entered as often as allowed.
  private func isSpent(_ place: FileIdentity.Place) -> Bool {
    rootPlaces.contains(place) || memory.entered[place, default: 0] >= maximumWays
  }

  /// Records a directory that a link leads to; returns false if it was already entered as often as allowed, or is a
  /// root.
  func enters(_ place: FileIdentity.Place) -> Bool {
    if isSpent(place) { return false }
    memory.entered[place, default: 0] += 1
    return true
  }
}
