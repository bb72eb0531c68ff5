// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.compare;

import dev.freehold.ir.attribute.Utf8;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Keeps what went wrong: {@code NAME.mlir}, and per set of flags what was expected, what came, and the difference. */
public final class ArtifactWriter {
  private final Path folder;

  /** Files go into this folder, which is made if need be. */
  public ArtifactWriter(Path folder) throws IOException {
    this.folder = Files.createDirectories(folder);
  }

  /** Writes the files of one result, and gives the base of their names. */
  public Path keep(Result result) throws IOException {
    Program program = result.program();
    write(folder.resolve(program.name() + ".mlir"), program.text());
    Path base = folder.resolve(program.name() + "." + fileName(result.flags()));
    Path expected = write(sibling(base, ".expected"), result.expected().report());
    Path actual = write(sibling(base, ".actual"), result.actual().report());
    diff(expected, actual, sibling(base, ".diff"));
    return base;
  }

  /** Writes a smaller program that shows the same; its first lines say how. */
  public void keepSmall(Result result, String small) throws IOException {
    Path file = folder.resolve(result.program().name() + "." + fileName(result.flags()) + ".small.mlir");
    write(file, "// flags: " + String.join(" ", result.flags()) + "\n" + small);
  }

  private static void diff(Path expected, Path actual, Path to) throws IOException {
    try {
      new ProcessBuilder("diff", "-u", expected.toString(), actual.toString()).redirectOutput(to.toFile()).start().waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static Path sibling(Path base, String suffix) {
    return base.resolveSibling(base.getFileName() + suffix);
  }

  private static Path write(Path file, String text) throws IOException {
    return Files.write(file, Utf8.encode(text));
  }

  /** {@code --a --b=c=d} gives {@code a_b=c=d}. */
  static String fileName(List<String> flags) {
    return flags.isEmpty() ? "plain" : String.join("_", flags).replaceAll("(^|_)--", "$1").replaceAll("[^\\w=.-]", "-");
  }
}
