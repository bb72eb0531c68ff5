// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.attribute.Utf8;
import dev.freehold.opt.FileAccess;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WorkerTest {
  @TempDir private Path folder;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private boolean tookStreams;

  private int run(String requests, String... line) {
    CommandIo io = CommandIo.of(new ByteArrayInputStream(Utf8.encode(requests)), out, err, new FileAccess(folder, 1 << 20));
    return new Main(io, new Opt(), new Worker(() -> tookStreams = true)).run(Worker.named(line));
  }

  private String out() {
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void itRunsWhatIsAskedFor() throws Exception {
    Files.createDirectories(folder.resolve("sandbox"));
    Files.writeString(folder.resolve("sandbox/in.mlir"), "func.func private @f()");
    String requests = """
        {"arguments":["in.mlir","-o","out.mlir"],"requestId":1,"sandboxDir":"sandbox"}
        {"arguments":["missing.mlir"]}
        """;
    assertEquals(0, run(requests, "worker", "--worker-protocol=json", "--jobs=1", "opt", "--cse", "--persistent_worker"), err::toString);
    assertTrue(tookStreams);
    assertEquals("""
        {"exitCode":0,"output":"","requestId":1}
        {"exitCode":1,"output":"cannot open input file 'missing.mlir': No such file or directory\\n","requestId":0}
        """, out());
    assertEquals("module {\n  func.func private @f()\n}\n\n", Files.readString(folder.resolve("sandbox/out.mlir")));
  }

  @Test
  void bazelNeedNotNameIt() {
    assertEquals(0, run("", "--persistent_worker"));
    assertTrue(tookStreams);
    assertArrayEquals(new String[] {"worker", "opt", "--cse", "--persistent_worker"},
        Worker.named(new String[] {"opt", "--cse", "--persistent_worker"}));
    assertArrayEquals(new String[] {"opt", "--cse"}, Worker.named(new String[] {"opt", "--cse"}));
  }

  @Test
  void withoutTheFlagItRunsOneCommand() {
    assertEquals(0, run("func.func private @f()", "worker", "--request-timeout=5", "opt", "-"));
    assertEquals("module {\n  func.func private @f()\n}\n\n", out());
    assertEquals("", err.toString());
  }

  @Test
  void whatIsNoRequestIsAnError() {
    assertEquals(1, run("x", "--persistent_worker"));
    assertEquals("input or output failed: the input ends within a request\n", err.toString());
  }

  @Test
  void wrongOptionsAreUsageErrors() {
    assertEquals(Main.USAGE, run("", "worker", "--request-timeout=soon", "--persistent_worker"));
    assertTrue(err.toString().startsWith("freehold worker: "), err::toString);
  }
}
