package import MetaLensPlatform

extension SystemPath {
  /// Whether it is `-`, which stands for standard input among the photos and lists that a command reads.
  package var isStandardInput: Bool { bytes == [UInt8(ascii: "-")] }
}
