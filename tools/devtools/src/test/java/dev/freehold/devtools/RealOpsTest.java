// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.ir.attribute.Utf8;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The corpus has a program for each operation that occurs in the modules of public compilers. */
class RealOpsTest {
  private static final Path COUNTS = Path.of("src/test/resources/dev/freehold/devtools/real-ops.tsv");
  private static final Pattern NAME = Pattern.compile("[a-z_0-9]+\\.[A-Za-z_0-9.]+");

  @Test
  void eachIsRecorded() throws IOException {
    Set<String> missing = new TreeSet<>();
    try (Stream<String> lines = Files.lines(COUNTS)) {
      lines.skip(1).map(line -> line.substring(0, line.indexOf('\t'))).forEach(missing::add);
    }
    try (Stream<Path> expected = Files.list(Repository.CORPUS.resolve("expected"))) {
      for (Path file : expected.filter(Files::isRegularFile).toList()) {
        NAME.matcher(Utf8.decode(Files.readAllBytes(file))).results().forEach(name -> missing.remove(name.group()));
      }
    }
    assertEquals(Set.of(), missing);
  }
}
