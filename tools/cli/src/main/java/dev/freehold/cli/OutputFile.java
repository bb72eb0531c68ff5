// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.ir.Cancellation;
import dev.freehold.ir.attribute.Utf8;
import dev.freehold.opt.FileAccess;
import dev.freehold.opt.IoFailure;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;

/**
 * The file that a command line wants to be written. It is what it was until all of its new content is there; where that does not come, there is no
 * file, so that nobody takes an old one for the result.
 */
final class OutputFile implements AutoCloseable {
  private final String what;
  private final Path target;
  /** What is written to: a file beside the target, or the target itself where nothing can take its place. */
  private final Path written;
  /** Whether the target is what the command reads. */
  private final boolean isInput;
  private final CheckedOutput stream;
  /** Whoever interrupts the command leaves nothing. */
  private final ExitHook removal;
  private boolean committed;

  private OutputFile(String what, Path target, Path written, boolean isInput) throws IOException {
    this.what = what;
    this.target = target;
    this.written = written;
    this.isInput = isInput;
    stream = new CheckedOutput(Files.newOutputStream(written), what);
    removal = new ExitHook(() -> {
      if (written != target) written.toFile().delete();
    });
    if (written != target && Files.exists(target)) copyPermissions(target, written);
  }

  /**
   * Gets ready to write a file.
   *
   * @param input what the command reads, a file or {@code -}: it is never taken away
   */
  static OutputFile open(String name, String input, FileAccess files) {
    String failure = "cannot open output file '" + name + "'";
    Path path = files.path(name, failure).toAbsolutePath();
    try {
      if (name.isEmpty()) throw new IoFailure(failure, "No such file or directory");
      if (Files.isDirectory(path)) throw new IoFailure(failure, "Is a directory");
      Path target = followed(path);
      boolean exists = Files.exists(target);
      if (exists && !Files.isWritable(target)) throw new IoFailure(failure, "Permission denied");
      boolean isInput = exists && !input.equals("-") && Files.isSameFile(target, files.path(input, failure));
      return new OutputFile("output file '" + name + "'", target, isReplaceable(target) ? createBeside(target) : target, isInput);
    } catch (IOException e) {
      throw new IoFailure(failure, e);
    }
  }

  /** Writes a text. */
  static void write(String name, String text, String input, FileAccess files) {
    try (OutputFile file = open(name, input, files)) {
      file.write(text);
      file.commit();
    }
  }

  /** Where a chain of links ends. A link of the system, such as {@code /dev/stdout}, stands for something open already. */
  private static Path followed(Path path) throws IOException {
    Path at = path;
    for (int links = 0; Files.isSymbolicLink(at) && !isOfSystem(at) && links < 40; links++)
      at = at.resolveSibling(Files.readSymbolicLink(at)).normalize();
    return at;
  }

  private static boolean isOfSystem(Path path) {
    return path.startsWith("/dev") || path.startsWith("/proc");
  }

  /** Whether a file made beside it can take its place: not that of a device, a pipe, or what is open already. */
  private static boolean isReplaceable(Path target) {
    boolean ordinary = !Files.exists(target) || Files.isRegularFile(target);
    return ordinary && !isOfSystem(target) && (!Files.isDirectory(target.getParent()) || Files.isWritable(target.getParent()));
  }

  /** Makes an empty file. Others may make theirs at the same time; asking the JVM for the number of the process would take longer than all else here. */
  private static Path createBeside(Path target) throws IOException {
    while (true) {
      try {
        return Files.createFile(target.resolveSibling("." + System.nanoTime() + ".freehold"));
      } catch (FileAlreadyExistsException taken) {
        Cancellation.check();
      }
    }
  }

  private static void copyPermissions(Path from, Path to) throws IOException {
    PosixFileAttributeView view = Files.getFileAttributeView(from, PosixFileAttributeView.class);
    if (view != null) Files.setPosixFilePermissions(to, view.readAttributes().permissions());
  }

  OutputStream stream() {
    return stream;
  }

  void write(String text) {
    byte[] bytes = Utf8.encode(text);
    stream.write(bytes, 0, bytes.length);
  }

  /** What was written becomes the file. */
  void commit() {
    try {
      stream.close();
      Cancellation.check();
      if (written != target) Files.move(written, target, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
      committed = true;
      removal.close();
    } catch (IOException e) {
      throw new IoFailure("cannot write " + what, e);
    }
  }

  /** Ends writing; without a {@link #commit} before, nothing remains of the file. */
  @Override
  public void close() {
    if (committed) return;
    try (removal) {
      stream.close();
      if (written == target) return;
      Files.deleteIfExists(written);
      if (!isInput) Files.deleteIfExists(target);
    } catch (IOException e) {
      throw new IoFailure("cannot remove " + what, e);
    }
  }
}
