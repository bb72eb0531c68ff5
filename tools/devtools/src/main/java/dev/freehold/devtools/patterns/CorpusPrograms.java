// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.patterns;

import dev.freehold.devtools.Repository;
import dev.freehold.opt.SplitBuffer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The programs of the corpus, among which are the tests that the reference has for its patterns. */
final class CorpusPrograms {
  private static final List<String> FOLDERS = List.of("input", "models");

  private CorpusPrograms() {}

  /** The programs in the order of their names. */
  static List<NamedProgram> all() throws IOException {
    return in(FOLDERS);
  }

  /** The templates of programs for {@link TemplatePrograms}. */
  static List<NamedProgram> templates() throws IOException {
    return in(List.of("patterns"));
  }

  private static List<NamedProgram> in(List<String> folders) throws IOException {
    List<NamedProgram> programs = new ArrayList<>();
    for (String folder : folders) {
      for (Path file : files(Repository.CORPUS.resolve(folder))) {
        String name = Repository.CORPUS.relativize(file).toString();
        int number = 0;
        for (var piece : SplitBuffer.of(name, Files.readAllBytes(file), SplitBuffer.MARKER, warning -> {})) {
          String text = new String(piece.bytes(), piece.start(), piece.end() - piece.start(), StandardCharsets.UTF_8);
          programs.add(new NamedProgram(name + "#" + ++number, text));
        }
      }
    }
    return programs;
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(file -> file.toString().endsWith(".mlir")).sorted().toList();
    }
  }
}
