// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A check in a process of its own that gets a signal to end. */
class InterruptionTest {
  private static final String PROGRAM = """
      func.func @f() {
        %a = memref.alloc() : memref<f32>
        return
      }
      func.func @g() {
        cf.br ^loop
      ^loop:
        cf.br ^loop
      }
      func.func @h() {
        return
      }
      """;
  /** What a process that SIGTERM ends has: 128 and the number of the signal. */
  private static final int TERMINATED = 143;

  @TempDir private Path folder;

  private Process start() throws Exception {
    String path = Stream.of(System.getProperty("java.class.path"), System.getProperty("jdk.module.path")).filter(Objects::nonNull)
        .collect(Collectors.joining(File.pathSeparator));
    List<String> command = List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp", path,
        Main.class.getName(), "check", Files.writeString(folder.resolve("program.mlir"), PROGRAM).toString(), "--max-steps", "1000000000000000");
    return new ProcessBuilder(command).redirectError(folder.resolve("err").toFile()).start();
  }

  @Test
  void whatIsKnownIsPrinted() throws Exception {
    Process process = start();
    try (BufferedReader out = process.inputReader(StandardCharsets.ISO_8859_1)) {
      // The first function's result is there while the second is still at work, for ever.
      assertEquals("@f: 1 finding on 1 path; 1 allocation", out.readLine());
      assertTrue(Files.readString(folder.resolve("err")).contains("error: buffer never freed"));
      process.toHandle().destroy();
      List<String> rest = out.lines().toList();
      assertEquals(TERMINATED, process.waitFor());
      assertTrue(rest.getFirst().startsWith("@g: no findings on 1 path, 1 abandoned (reasons: interrupted)"), rest::toString);
      assertTrue(rest.getLast().startsWith("incomplete exploration: 1 of 3 functions fully explored, 1 partially, 1 not at all: "), rest::toString);
    } finally {
      process.destroyForcibly();
    }
  }
}
