// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.ir.text.Source;
import dev.freehold.opt.SplitBuffer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A program of a corpus: a file, or what stands between two markers in one.
 *
 * @param name of the file, and which part of it where there are several: {@code calls.mlir#2}
 */
record CorpusProgram(String name, Source source) {
  static final Path OWN = Repository.ROOT.resolve("corpus/input");
  /** Only there where the repository stands beside it. */
  static final Path SHARED = Repository.ROOT.resolveSibling("shared").resolve("conformance/input");

  /** All programs in a folder, in order. */
  static List<CorpusProgram> in(Path folder) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.list(folder)) {
      files = all.sorted().toList();
    }
    List<CorpusProgram> parts = new ArrayList<>();
    for (Path file : files) {
      String name = file.getFileName().toString();
      List<Source> pieces = SplitBuffer.of(name, Files.readAllBytes(file), SplitBuffer.MARKER, warning -> {});
      for (int i = 0; i < pieces.size(); i++) parts.add(new CorpusProgram(pieces.size() == 1 ? name : name + "#" + (i + 1), pieces.get(i)));
    }
    return parts;
  }
}
