/// Where a plot may be written.
enum PlotFile {
  /// Refuses a place where something else than a plot lies: a forgotten name would replace a recording.
  static func checkPlace(_ path: String) throws(UsageError) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else { return }
    guard let file = fopen(path, "r") else { return }
    defer { fclose(file) }
    var beginning = [CChar](repeating: 0, count: 4)
    let count = fread(&beginning, 1, 4, file)
    guard count == 4, beginning == "<svg".utf8.map({ CChar(bitPattern: $0) }) else {
      throw UsageError("--plot doesn't replace \(path), which is no plot; name another file", command: "replay")
    }
  }
}
