// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.cli.InProcess;
import dev.freehold.fuzz.compare.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Programs on which Freehold was once wrong, refused too much, or said too little. */
class FoundProgramsTest {
  private static final Path FOLDER = Path.of("src/test/resources/dev/freehold/devtools/found");

  @TestFactory
  Stream<DynamicTest> programs() throws IOException {
    return Files.readAllLines(FOLDER.resolve("found.tsv")).stream().filter(line -> !line.startsWith("#")).map(line -> line.split("\t", -1))
        .map(row -> DynamicTest.dynamicTest(row[0] + " " + row[1], () -> run(row[0], row[1].split(" "), Integer.parseInt(row[2]), row[3])));
  }

  private static void run(String program, String[] command, int status, String printed) {
    List<String> line = new ArrayList<>(List.of(command));
    line.add(1, FOLDER.resolve(program).toString());
    Run run = InProcess.command(line, "");
    String text = run.out() + run.err();
    assertEquals(status, run.exit(), text);
    assertTrue(text.contains(printed), text);
  }
}
