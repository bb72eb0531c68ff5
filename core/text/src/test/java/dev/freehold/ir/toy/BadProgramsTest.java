// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.toy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.freehold.ir.text.ParserOptions;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * What parser and verifier say of programs that are wrong. Each program of {@code bad-programs.mlir} has their words behind it, line by line after
 * {@code //> }; with {@code -Dfreehold.record=FILE} they are written anew, to be read before they are committed.
 */
class BadProgramsTest {
  private static final String RESOURCE = "bad-programs.mlir";
  private static final String BETWEEN = "// -----\n";
  private static final String MARK = "//> ";

  @Test
  void complaints() throws IOException {
    List<String> found = new ArrayList<>();
    String recorded;
    try (InputStream in = BadProgramsTest.class.getResourceAsStream(RESOURCE)) {
      assertNotNull(in);
      recorded = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    for (String each : recorded.split(BETWEEN)) {
      String program = each.lines().filter(line -> !line.startsWith(MARK)).map(line -> line + "\n").collect(Collectors.joining());
      String complaints = Toy.complaints(program, ParserOptions.DEFAULT);
      found.add(program + complaints.lines().map(line -> MARK + line + "\n").collect(Collectors.joining()));
    }
    String record = System.getProperty("freehold.record");
    if (record != null) Files.writeString(Path.of(record), String.join(BETWEEN, found));
    else assertEquals(recorded, String.join(BETWEEN, found));
  }
}
