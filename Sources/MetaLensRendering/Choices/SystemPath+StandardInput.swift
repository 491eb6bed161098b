package import MetaLensPlatform

extension SystemPath {
  /// Whether the path is `-`, which names standard input among the photos and lists that a command reads.
  package var isStandardInput: Bool { bytes == [UInt8(ascii: "-")] }
}
