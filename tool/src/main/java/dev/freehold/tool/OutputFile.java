// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tool;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** The file that a command line wants to be written. It is what it was until all of its new content is there. */
final class OutputFile {
  private final Path target;
  /** What is written to: a file beside the target, or the target itself where that is no ordinary file. */
  private final Path written;
  private final OutputStream stream;

  private OutputFile(Path target, Path written) throws IOException {
    this.target = target;
    this.written = written;
    this.stream = written == target ? Files.newOutputStream(written) : Files.newOutputStream(written, StandardOpenOption.CREATE_NEW);
  }

  /** Gets ready to write a file; null after a message. */
  static OutputFile open(String name, Streams io) throws IOException {
    Path path = Path.of(name).toAbsolutePath();
    boolean exists = Files.exists(path);
    String problem = Files.isDirectory(path) ? "Is a directory" : !Files.isDirectory(path.getParent()) ? "No such file or directory"
        : !Files.isWritable(exists ? path : path.getParent()) ? "Permission denied" : null;
    if (problem != null) {
      io.err().println("cannot open output file '" + name + "': " + problem);
      return null;
    }
    boolean inPlace = exists && !Files.isRegularFile(path) || !Files.isWritable(path.getParent()) || Files.isSymbolicLink(path);
    return new OutputFile(path, inPlace ? path : path.resolveSibling(path.getFileName() + "." + ProcessHandle.current().pid() + ".tmp"));
  }

  /** Writes a text, one byte for each char; false after a message. */
  static boolean write(String name, String text, Streams io) throws IOException {
    OutputFile file = open(name, io);
    if (file == null) return false;
    file.stream().write(text.getBytes(StandardCharsets.ISO_8859_1));
    file.close(true);
    return true;
  }

  OutputStream stream() {
    return stream;
  }

  /** Ends writing; what was written becomes the file only if {@code good}. */
  void close(boolean good) throws IOException {
    stream.close();
    if (written == target) return;
    if (good) Files.move(written, target, StandardCopyOption.REPLACE_EXISTING);
    else Files.delete(written);
  }
}
