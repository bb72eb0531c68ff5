// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Programs on which Freehold was once wrong, refused too much, or said too little. */
class FoundProgramsTest {
  private static final Path FOLDER = Path.of("src/test/resources/dev/freehold/tool/found");

  @TestFactory
  Stream<DynamicTest> programs() throws IOException {
    return Files.readAllLines(FOLDER.resolve("found.tsv")).stream().filter(line -> !line.startsWith("#")).map(line -> line.split("\t", -1))
        .map(row -> DynamicTest.dynamicTest(row[0] + " " + row[1], () -> run(row[0], row[1].split(" "), Integer.parseInt(row[2]), row[3])));
  }

  private static void run(String program, String[] command, int status, String printed) {
    List<String> line = new ArrayList<>(List.of(command));
    line.add(1, FOLDER.resolve(program).toString());
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream both = new PrintStream(out, true, StandardCharsets.ISO_8859_1);
    Streams io = new Streams(new ByteArrayInputStream(new byte[0]), both, both);
    int found = new Main(io, new Opt(), new Check()).run(line.toArray(String[]::new));
    String text = out.toString(StandardCharsets.ISO_8859_1);
    assertEquals(status, found, text);
    assertTrue(text.contains(printed), text);
  }
}
