#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A depth-first walk that returns files in byte order of their full paths.
///
/// Only the remaining names of the directories on the current path are in memory, and no directory stays open between
/// calls. It uses a loop instead of recursion, so that depth takes no stack.
package struct DirectoryWalk: IteratorProtocol {
  /// What the walk finds.
  package enum Item: Sendable, Equatable {
    /// A file, fifo, device or socket, or a link that leads nowhere: everything except directories and links that
    /// aren't followed.
    case file(SystemPath)
    /// A directory that can't be read, or a link that isn't followed, for example because it leads in a circle.
    case failure(SystemPath, SystemError)
  }

  /// The links followed so far; nil if none are followed.
  private let links: FollowedLinks?
  private var root: SystemPath?
  private var path: SystemPath
  private var levels: [Level] = []

  /// A directory on the path to the walk's position.
  private struct Level {
    var listing: DirectoryListing
    /// The number of bytes of `path` that name this directory.
    var length: Int
    /// Whether the directory is a link, or there is a link between the root and it.
    var isBehindLink: Bool
  }

  /// Makes a walk of everything under `root`; a link given as the root is followed.
  package init(root: SystemPath, followLinks: Bool) {
    self.init(root: root, links: followLinks ? FollowedLinks(outside: [root]) : nil)
  }

  /// Makes a walk that shares with other walks where links have led.
  package init(root: SystemPath, links: FollowedLinks?) {
    self.links = links
    self.root = root
    path = root
  }

  /// Returns the next file or failure; nil at the end.
  package mutating func next() -> Item? {
    if let root {
      self.root = nil
      if let item = start(at: root) { return item }
    }
    while let last = levels.indices.last {
      path.bytes.removeSubrange(levels[last].length...)
      guard let entry = levels[last].listing.next() else {
        levels.removeLast()
        continue
      }
      path = path.appending(entry.name)
      switch entry.sort {
      case .file: return .file(path)
      case .failure(let error): return .failure(path, error)
      case .directory(let isLink):
        if let error = enter(isLink: isLink) { return .failure(path, error) }
      }
    }
    return nil
  }

  private mutating func start(at root: SystemPath) -> Item? {
    do throws(SystemError) {
      guard try FileStatus.isDirectory(root) else { return .file(root) }
    } catch {
      return .failure(root, error)
    }
    return enter(isRoot: true).map { .failure(root, $0) }
  }

  /// Reads the directory at `path` and makes it the deepest level; returns the error if it can't be entered.
  private mutating func enter(isLink: Bool = false, isRoot: Bool = false) -> SystemError? {
    do throws(SystemError) {
      if isLink, let links, !links.mayLead(to: path) { throw .linkNotFollowed }
      let flags = O_RDONLY | O_DIRECTORY | O_NONBLOCK | (isLink || isRoot ? 0 : O_NOFOLLOW)
      let descriptor = try Descriptor(opening: path, flags: flags)
      let place = FileIdentity(try descriptor.status()).place
      // The same directory occurs twice on the way down, so a link leads back up.
      let isCycle = levels.contains { $0.listing.place == place }
      let isBehindLink = isLink || levels.last?.isBehindLink == true
      if isCycle {
        throw isBehindLink ? .linkNotFollowed : SystemError(errorNumber: ELOOP, operation: "open")
      }
      if isBehindLink, let links, !links.enters(place) { throw .linkNotFollowed }
      let listing = try DirectoryListing(reading: descriptor, place: place, followLinks: links != nil)
      levels.append(Level(listing: listing, length: path.bytes.count, isBehindLink: isBehindLink))
      return nil
    } catch {
      return error
    }
  }
}
