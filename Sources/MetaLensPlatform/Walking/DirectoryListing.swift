#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A directory's names, sorted as in full paths.
///
/// The names are stored end to end in one array: a directory of a million photos takes only a few allocations.
struct DirectoryListing {
  /// The kind of file that a name refers to, with links resolved if they are followed.
  enum Sort {
    case file
    case directory(isLink: Bool)
    case failure(SystemError)
  }

  /// The directory's identity.
  let place: FileIdentity.Place

  private var names: [UInt8] = []
  private var slots: [Slot] = []
  private var failures: [Int: SystemError] = [:]
  private var position = 0

  /// The place of a name in `names`; a directory's name is followed by a slash, as in its full paths.
  private struct Slot {
    var start: Int
    var length: Int32
    var isDirectory: Bool
    /// Whether it is a link to that directory.
    var isLink: Bool
  }

  init(
    reading descriptor: borrowing Descriptor, place: FileIdentity.Place, followLinks: Bool
  ) throws(SystemError) {
    self.place = place
    // closedir closes the descriptor that it is given, and this one already has an owner.
    let copy = try SystemError.check("fcntl") { fcntl(descriptor.number, F_DUPFD_CLOEXEC, 0) }
    guard let stream = unsafe fdopendir(copy) else {
      let error = SystemError(errorNumber: errno, operation: "opendir")
      _ = close(copy)
      throw error
    }
    defer { unsafe _ = closedir(stream) }
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else {
        let number = errno
        if number != 0 { throw SystemError(errorNumber: number, operation: "readdir") }
        break
      }
      let name = unsafe Self.name(of: entry)
      if name == [46] || name == [46, 46] { continue }
      let type = unsafe Int32(entry.pointee.d_type)
      append(name, Self.sort(of: name, type: type, in: descriptor.number, followLinks: followLinks))
    }
    sortSlots()
  }

  /// Removes and returns the next name in order.
  mutating func next() -> (name: [UInt8], sort: Sort)? {
    guard position < slots.count else { return nil }
    let slot = slots[position]
    position += 1
    let end = slot.start + Int(slot.length)
    if slot.isDirectory { return (Array(names[slot.start..<end - 1]), .directory(isLink: slot.isLink)) }
    let name = Array(names[slot.start..<end])
    if let error = failures[slot.start] { return (name, .failure(error)) }
    return (name, .file)
  }

  private mutating func append(_ name: [UInt8], _ sort: Sort) {
    let start = names.count
    names.append(contentsOf: name)
    var (isDirectory, isLink) = (false, false)
    switch sort {
    case .file: break
    case .failure(let error): failures[start] = error
    case .directory(let isLinked):
      (isDirectory, isLink) = (true, isLinked)
      names.append(UInt8(ascii: "/"))
    }
    slots.append(
      Slot(start: start, length: Int32(names.count - start), isDirectory: isDirectory, isLink: isLink))
  }

  private mutating func sortSlots() {
    unsafe names.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      slots.sort { left, right in
        let shared = Int(min(left.length, right.length))
        let order = unsafe memcmp(base + left.start, base + right.start, shared)
        return order != 0 ? order < 0 : left.length < right.length
      }
    }
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    // Reads through the pointer: a copy of the struct would end where its declared name does.
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    let start = unsafe UnsafeRawPointer(entry) + offset
    let count = unsafe strlen(start.assumingMemoryBound(to: CChar.self))
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: count))
  }

  /// Returns the kind of an entry; a link that isn't followed, or leads to itself, is a failure of its own kind.
  private static func sort(
    of name: [UInt8], type: Int32, in directory: Int32, followLinks: Bool
  ) -> Sort {
    switch type {
    case Int32(DT_REG), Int32(DT_FIFO), Int32(DT_SOCK), Int32(DT_CHR), Int32(DT_BLK): return .file
    case Int32(DT_DIR): return .directory(isLink: false)
    case Int32(DT_LNK) where !followLinks: return .failure(.linkNotFollowed)
    default: break
    }
    do throws(SystemError) {
      let name = PathResolution.terminated(name)
      let own = try PathResolution.status(of: name, in: directory, followingLinks: false)
      let isLink = own.st_mode & S_IFMT == S_IFLNK
      if isLink, !followLinks { return .failure(.linkNotFollowed) }
      let status = isLink ? try PathResolution.status(of: name, in: directory, followingLinks: true) : own
      return status.st_mode & S_IFMT == S_IFDIR ? .directory(isLink: isLink) : .file
    } catch  where error.kind == .tooManyLinks {
      return .failure(.linkNotFollowed)
    } catch {
      // A link that leads nowhere counts as a file that can't be opened: opening it shows why.
      return .file
    }
  }
}
