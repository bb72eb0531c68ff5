// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.freehold.cli.InProcess;
import dev.freehold.fuzz.compare.Run;
import dev.freehold.ir.attribute.Utf8;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Programs of realistic size, as the reference bufferizes and lowers them: they print as the reference printed them, also by way of
 * bytecode, and passes print what the reference prints. Of that only a digest is kept; {@code scripts/models} makes it.
 */
class ModelsTest {
  private static final Path MODELS = Repository.CORPUS.resolve("models");
  private static final Path BUFFERIZED = MODELS.resolve("bufferized");
  private static final InProcess TOOL = new InProcess();

  @TestFactory
  Stream<DynamicTest> roundTrip() throws IOException {
    return Files.list(BUFFERIZED).sorted().map(file -> dynamicTest(file.getFileName().toString(), () -> {
      String text = Utf8.decode(Files.readAllBytes(file));
      assertEquals(text, TOOL.run(List.of(), file).out());
      assertEquals(text, TOOL.onText(List.of(), TOOL.run(List.of("--emit-bytecode"), file).out()).out());
    }));
  }

  @TestFactory
  Stream<DynamicTest> passes() throws IOException {
    return Files.readAllLines(MODELS.resolve("digests.tsv")).stream().map(line -> line.split("\t")).map(
        columns -> dynamicTest(columns[0] + " " + columns[1], () -> assertEquals(columns[2], digest(BUFFERIZED.resolve(columns[0]), columns[1]))));
  }

  private static String digest(Path file, String flag) throws NoSuchAlgorithmException {
    Run run = TOOL.run(List.of(flag), file);
    if (run.exit() != 0) return "error";
    byte[] hash = MessageDigest.getInstance("SHA-256").digest(Utf8.encode(run.out()));
    return HexFormat.of().formatHex(hash);
  }
}
