import MetaLensFacts
import MetaLensPlatform
import MetaLensRendering

/// The files and directories named for a batch, in the order of the bytes of their paths, so that every file comes
/// once.
///
/// A named file is a root of its own, and the walk of a directory skips it. A named directory is no root if its path
/// without links is below another named directory, whose walk reaches it.
struct BatchRoots: Sendable {
  /// A file or a directory that was named.
  struct Root: Sendable {
    var path: SystemPath
    var isDirectory: Bool
    /// The key that sorts it among the paths of the others; a directory's key is its path with a slash.
    var key: [UInt8]
    /// The path that globs are matched against: the path that a walk gives the file if one reaches it.
    var place: WalkedPath
  }

  /// A path as a walk gives it, and the number of its bytes that name the walk's directory with a slash.
  struct WalkedPath: Sendable {
    var bytes: [UInt8]
    var below: Int
  }

  private let sorted: [Root]
  /// Paths that walks reach but skip, since they, or what they lead to, were named.
  private let named: Set<[UInt8]>
  /// Paths of the named files without links, since links that are followed may lead to the files too.
  private let realFiles: Set<[UInt8]>

  /// - Parameter isWanted: whether a named file is analyzed. If it is a link that isn't wanted, a walk still visits its
  ///   target.
  init(
    _ paths: [SystemPath], followLinks: Bool, in fileSystem: FileSystem,
    isWanted: (WalkedPath) -> Bool
  ) {
    var places = RealPlaces(fileSystem)
    let all = Self.named(paths, in: fileSystem)
    let directories = Self.outermost(all.filter(\.isDirectory), in: fileSystem)
    func walked(_ real: [UInt8]) -> WalkedPath? {
      let index = directories.partitioningIndex { real.precedes($0.real) }
      guard let (above, path) = directories[..<index].last, real.starts(with: above) else { return nil }
      let root = path.appending([]).bytes
      return WalkedPath(bytes: root + real.dropFirst(above.count), below: root.count)
    }
    var named: Set<[UInt8]> = []
    var realFiles: Set<[UInt8]> = []
    var roots = directories.map { Root($0.path, isDirectory: true) }
    for file in Self.distinct(all.filter { !$0.isDirectory }, by: &places) {
      var root = Root(file.path, isDirectory: false)
      // Only a directory's walk needs this; for a long list of files alone it would cost more than sorting them.
      if !directories.isEmpty {
        let own = places.place(of: file.path)
        if let path = walked(own) {
          root.place = path
          named.insert(path.bytes)
        }
        if isWanted(root.place) {
          let real = places.isLink(file.path) ? fileSystem.real(file.path).bytes : own
          walked(real).map { _ = named.insert($0.bytes) }
          if followLinks { realFiles.insert(real) }
        }
      }
      roots.append(root)
    }
    // A walk needn't report as not followed a link that was named.
    if !directories.isEmpty {
      for link in all where link.isDirectory && places.isLink(link.path) {
        walked(places.place(of: link.path)).map { _ = named.insert($0.bytes) }
      }
    }
    sorted = roots.sorted { $0.key.precedes($1.key) }
    self.named = named
    self.realFiles = realFiles
  }

  var inOrder: ArraySlice<Root> { sorted[...] }

  /// Returns the state of the links followed during one search of all the directories.
  func followedLinks(choosing: Bool) -> FollowedLinks {
    FollowedLinks(outside: sorted.filter(\.isDirectory).map(\.path), choosing: choosing)
  }

  /// Whether a walk skips a path because somebody named it.
  func isNamed(_ path: SystemPath, in fileSystem: FileSystem) -> Bool {
    named.contains(path.bytes) || !realFiles.isEmpty && realFiles.contains(fileSystem.real(path).bytes)
  }

  /// Whether a path is one of the roots or below one.
  func covers(_ path: [UInt8]) -> Bool {
    let slash = UInt8(ascii: "/")
    return isKey(path) || isKey(SystemPath(bytes: path).appending([]).bytes)
      || path.indices.contains { path[$0] == slash && isKey(Array(path[...$0])) }
  }

  private func isKey(_ key: [UInt8]) -> Bool {
    let index = sorted.partitioningIndex { !$0.key.precedes(key) }
    return index < sorted.endIndex && sorted[index].key == key
  }
}

extension BatchRoots.Root {
  init(_ path: SystemPath, isDirectory: Bool) {
    self.path = path
    self.isDirectory = isDirectory
    key = isDirectory ? path.appending([]).bytes : path.bytes
    place = .init(bytes: path.bytes, below: 0)
  }
}

extension BatchRoots {
  /// A named path, with its spelling simplified.
  private struct Named {
    var path: SystemPath
    var isDirectory: Bool
    var identity: FileIdentity.Place?
  }

  /// The paths without links; the last folder is remembered, since paths in order share folders.
  private struct RealPlaces {
    private let fileSystem: FileSystem
    private var folder: (path: SystemPath, real: SystemPath)?

    init(_ fileSystem: FileSystem) { self.fileSystem = fileSystem }

    /// Returns a path without links except in its last name, which may itself be a link.
    mutating func place(of path: SystemPath) -> [UInt8] {
      let parent = path.directory
      if folder?.path != parent { folder = (parent, fileSystem.real(parent)) }
      return folder?.real.appending(path.lastComponent.bytes).bytes ?? path.bytes
    }

    func isLink(_ path: SystemPath) -> Bool {
      do throws(OutputError) { return try fileSystem.entry(path) == .link } catch { return false }
    }
  }

  /// Returns what the named paths are, in the order in which they were given.
  private static func named(_ paths: [SystemPath], in fileSystem: FileSystem) -> [Named] {
    paths.map { path in
      var plain = SystemPath(bytes: BatchSelection.plain(path.bytes))
      // On a page `-` would be standard input, and so it would be for the commands that the page names.
      if plain.isStandardInput, !path.isStandardInput { plain = SystemPath("./-") }
      // The empty name is nothing; it isn't the working directory.
      let status = path.bytes.isEmpty ? nil : fileSystem.status(plain)
      return Named(path: plain, isDirectory: status?.isDirectory == true, identity: status?.identity)
    }
  }

  /// Returns the directories that no other directory's walk reaches, sorted by their paths without links, which end
  /// with a slash.
  private static func outermost(
    _ directories: [Named], in fileSystem: FileSystem
  ) -> [(real: [UInt8], path: SystemPath)] {
    let placed = directories.enumerated().map { order, directory in
      (real: fileSystem.real(directory.path).appending([]).bytes, order: order, directory: directory)
    }
    var kept: [(real: [UInt8], order: Int, directory: Named)] = []
    for next in placed.sorted(by: { $0.real == $1.real ? $0.order < $1.order : $0.real.precedes($1.real) })
    where !(kept.last.map { next.real.starts(with: $0.real) } ?? false) { kept.append(next) }
    // One directory may have two paths without any link: it may be mounted twice, or case may not matter.
    var identities: Set<FileIdentity.Place> = []
    let first = kept.sorted { $0.order < $1.order }.filter { next in
      next.directory.identity.map { identities.insert($0).inserted } ?? true
    }
    return first.sorted { $0.real.precedes($1.real) }.map { ($0.real, $0.directory.path) }
  }

  /// Returns the files in the order of their paths, without files that were named before in another spelling.
  ///
  /// A link and its target count as two files, and so do two hard links.
  private static func distinct(_ files: [Named], by places: inout RealPlaces) -> [Named] {
    var once: [Named] = []
    for file in files.sorted(by: { $0.path < $1.path }) where once.last?.path != file.path {
      once.append(file)
    }
    var identities: Set<FileIdentity.Place> = []
    let repeated = Set(once.compactMap(\.identity).filter { !identities.insert($0).inserted })
    if repeated.isEmpty { return once }
    var taken: Set<[UInt8]> = []
    return once.filter { file in
      guard let identity = file.identity, repeated.contains(identity) else { return true }
      return taken.insert(places.place(of: file.path)).inserted
    }
  }
}
