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
  /** The programs that were written or generated for Freehold. */
  static final Path OWN = Repository.CORPUS.resolve("input");
  /** The test inputs of LLVM's deallocation passes. */
  static final Path LLVM = OWN.resolve("llvm");

  /** Returns the programs in a folder, without those in its subfolders, sorted by name. */
  static List<CorpusProgram> in(Path folder) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.list(folder)) {
      files = all.filter(Files::isRegularFile).sorted().toList();
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
