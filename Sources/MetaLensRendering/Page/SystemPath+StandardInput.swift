package import MetaLensPlatform

extension SystemPath {
  /// Whether it is `-`, which stands for standard input wherever a command takes a file.
  package var isStandardInput: Bool { bytes == [UInt8(ascii: "-")] }
}
