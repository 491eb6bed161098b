import MetaLensFacts
import MetaLensPlatform

/// What a batch was asked for, in the order of the bytes of its paths, so that every file comes once.
///
/// A named file stands for itself, and the walk of a directory passes over it. A named directory is left to another's walk
/// where that comes to it: where its path without links is below the other's.
struct BatchRoots: Sendable {
  /// A file or a directory that was named.
  struct Root: Sendable {
    var path: SystemPath
    var isDirectory: Bool
    /// What sorts it among the paths of the others: a directory's paths begin with its own and a slash.
    var key: [UInt8]
    /// The path that patterns are held against: a walk's where one comes to the file.
    var place: WalkedPath
  }

  /// A path as a walk gives it, and how many bytes of it name the walk's directory and a slash.
  struct WalkedPath: Sendable {
    var bytes: [UInt8]
    var below: Int
  }

  private let sorted: [Root]
  /// Paths that walks come to and pass over, since they were named, or what they lead to was.
  private let named: Set<[UInt8]>
  /// Paths of the named files, without links: links that are followed may lead to them too.
  private let realFiles: Set<[UInt8]>

  /// - Parameter isWanted: whether a named file is analysed. A walk still visits the target of a named link that isn't.
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
      // Only a directory's walk asks for it: of a long list of files alone it would cost more than sorting them.
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
    // A walk needn't tell that it doesn't follow what was named.
    if !directories.isEmpty {
      for link in all where link.isDirectory && places.isLink(link.path) {
        walked(places.place(of: link.path)).map { _ = named.insert($0.bytes) }
      }
    }
    sorted = roots.sorted { $0.key.precedes($1.key) }
    self.named = named
    self.realFiles = realFiles
  }

  /// The roots in order.
  var inOrder: ArraySlice<Root> { sorted[...] }

  /// Where links lead in one search of all the directories.
  func followedLinks(choosing: Bool) -> FollowedLinks {
    FollowedLinks(outside: sorted.filter(\.isDirectory).map(\.path), choosing: choosing)
  }

  /// Whether a walk passes over a path, since somebody named it.
  func isNamed(_ path: SystemPath, in fileSystem: FileSystem) -> Bool {
    named.contains(path.bytes) || !realFiles.isEmpty && realFiles.contains(fileSystem.real(path).bytes)
  }

  /// Whether a path is one of the roots, or below one.
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
  /// A path as it was named, without what it says twice.
  private struct Named {
    var path: SystemPath
    var isDirectory: Bool
    var identity: FileIdentity.Place?
  }

  /// Where paths are, asked for in order, so that few folders are.
  private struct RealPlaces {
    private let fileSystem: FileSystem
    private var folder: (path: SystemPath, real: SystemPath)?

    init(_ fileSystem: FileSystem) { self.fileSystem = fileSystem }

    /// A path without links before its last name, which may be one.
    mutating func place(of path: SystemPath) -> [UInt8] {
      let parent = path.directory
      if folder?.path != parent { folder = (parent, fileSystem.real(parent)) }
      return folder?.real.appending(path.lastComponent.bytes).bytes ?? path.bytes
    }

    func isLink(_ path: SystemPath) -> Bool {
      do throws(OutputError) { return try fileSystem.entry(path) == .link } catch { return false }
    }
  }

  /// What stands under the names, in the order in which they were given.
  private static func named(_ paths: [SystemPath], in fileSystem: FileSystem) -> [Named] {
    paths.map { path in
      let plain = SystemPath(bytes: BatchSelection.plain(path.bytes))
      // The empty name is nothing, and not the directory that the command runs in.
      let status = path.bytes.isEmpty ? nil : fileSystem.status(plain)
      return Named(path: plain, isDirectory: status?.isDirectory == true, identity: status?.identity)
    }
  }

  /// The directories that no other's walk comes to, in the order of their paths without links, which end with a slash.
  private static func outermost(
    _ directories: [Named], in fileSystem: FileSystem
  ) -> [(real: [UInt8], path: SystemPath)] {
    let placed = directories.enumerated().map { order, directory in
      (real: fileSystem.real(directory.path).appending([]).bytes, order: order, directory: directory)
    }
    var kept: [(real: [UInt8], order: Int, directory: Named)] = []
    for next in placed.sorted(by: { $0.real == $1.real ? $0.order < $1.order : $0.real.precedes($1.real) })
    where !(kept.last.map { next.real.starts(with: $0.real) } ?? false) { kept.append(next) }
    // One directory may have two paths without any link: mounted twice, or where case doesn't matter.
    var identities: Set<FileIdentity.Place> = []
    let first = kept.sorted { $0.order < $1.order }.filter { next in
      next.directory.identity.map { identities.insert($0).inserted } ?? true
    }
    return first.sorted { $0.real.precedes($1.real) }.map { ($0.real, $0.directory.path) }
  }

  /// The files in the order of their paths, without those that were named before, however that was spelled.
  ///
  /// A link and what it leads to are two names, and so are two hard links.
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
