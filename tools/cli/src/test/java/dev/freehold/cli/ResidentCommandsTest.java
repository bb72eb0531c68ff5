// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.freehold.web.WebPage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands that other processes ask for see the files of whoever asks, and nothing of each other. */
class ResidentCommandsTest {
  private static final int SIZE = 1 << 20;

  @TempDir private Path folder;

  private record Result(int status, String out, String err) {}

  @BeforeEach
  void programs() throws IOException {
    for (String name : List.of("one", "two")) {
      Files.createDirectories(folder.resolve(name));
      Files.writeString(folder.resolve(name).resolve("in.mlir"), program(name));
    }
  }

  private static String program(String name) {
    return "module {\n  func.func private @" + name + "()\n}\n\n";
  }

  private static Result run(int maxInput, Path directory, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status = new ResidentCommands(maxInput).run(List.of(args), directory, InputStream.nullInputStream(), out, err);
    return new Result(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  private Result run(String directory, String... args) {
    return run(SIZE, folder.resolve(directory), args);
  }

  @Test
  void namesStartWhereTheRequestSays() {
    assertEquals(new Result(0, program("one"), ""), run("one", "opt", "in.mlir"));
    assertEquals(new Result(0, program("two"), ""), run("two", "opt", "in.mlir"));
    assertEquals(new Result(0, program("two"), ""), run("one", "opt", "../two/in.mlir"));
    assertEquals(new Result(0, program("two"), ""), run("one", "opt", folder.resolve("two/in.mlir").toString()));
    assertEquals(new Result(1, "", "cannot open input file 'in.mlir': No such file or directory\n"), run(".", "opt", "in.mlir"));
  }

  @Test
  void soDoThoseOfAllOtherFiles() throws IOException {
    Path one = folder.resolve("one");
    Files.writeString(one.resolve("args"), "opt in.mlir");
    Files.writeString(one.resolve("lines"), "opt\nin.mlir\n--pass-pipeline=builtin.module(cse, canonicalize)\n");
    Files.writeString(one.resolve("d.irdl.mlir"), "irdl.dialect @mine {\n  irdl.operation @op {}\n}\n");
    Files.writeString(one.resolve("mine.mlir"), "\"mine.op\"() : () -> ()\n");
    assertEquals(program("one"), run("one", "@args").out());
    assertEquals(program("one"), run("one", "--flagfile=lines").out());
    assertEquals(new Result(0, "", ""), run("one", "opt", "mine.mlir", "--dialect", "d.irdl.mlir", "-o", "out.mlir"));
    assertTrue(Files.exists(one.resolve("out.mlir")));
    assertEquals(0, run("one", "opt", "in.mlir", "--cse", "--mlir-generate-reproducer=again.mlir").status());
    assertTrue(Files.exists(one.resolve("again.mlir")));
    assertEquals(0, run("one", "opt", "in.mlir", "--cse", "--mlir-print-ir-after-all", "--mlir-print-ir-tree-dir=dumps").status());
    assertTrue(Files.isDirectory(one.resolve("dumps")));
    Files.writeString(one.resolve("none.jar"), "");
    assertEquals("freehold opt: cannot load 'none.jar': not a jar\n", run("one", "opt", "in.mlir", "--load", "none.jar").err());
    assertEquals("cannot open input file 'other.mlir': No such file or directory\n", run("one", "check", "in.mlir", "--against=other.mlir").err());
  }

  @Test
  void aReportIsWrittenWhereTheRequestIsFrom() throws IOException {
    assumeTrue(WebPage.areBuilt(), WebPage.MISSING);
    assertEquals(new Result(0, "", ""), run("one", "report", "in.mlir", "-o", "page.html"));
    assertTrue(Files.readString(folder.resolve("one/page.html")).contains("in.mlir"));
  }

  @Test
  void manyRunAtOnce() throws Exception {
    try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
      List<Future<Result>> results =
          Stream.iterate(0, i -> i + 1).limit(40)
              .map(i -> threads.submit(() -> run(i % 2 == 0 ? "one" : "two", "opt", "in.mlir", "--canonicalize", "-o", "out" + i + ".mlir")))
              .toList();
      for (int i = 0; i < results.size(); i++) {
        String name = i % 2 == 0 ? "one" : "two";
        assertEquals(new Result(0, "", ""), results.get(i).get());
        assertEquals(program(name), Files.readString(folder.resolve(name).resolve("out" + i + ".mlir")));
      }
    }
  }

  @Test
  void aLargeInputIsRefused() {
    assertEquals(
        new Result(1, "", "cannot open input file 'in.mlir': File too large: more than 20 bytes\n"),
        run(20, folder.resolve("one"), "opt", "in.mlir"));
    int length = program("one").length();
    assertEquals(0, run(length, folder.resolve("one"), "opt", "in.mlir").status());
  }

  @Test
  void anInterruptEndsARequestAndLeavesNoOutput() throws IOException {
    Thread.currentThread().interrupt();
    Result result = run("one", "opt", "in.mlir", "--canonicalize", "-o", "out.mlir");
    assertTrue(Thread.interrupted());
    assertEquals(new Result(1, "", ""), result);
    try (Stream<Path> left = Files.list(folder.resolve("one"))) {
      assertEquals(List.of("in.mlir"), left.map(each -> each.getFileName().toString()).toList());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"run", "check"})
  @Timeout(60)
  void anInterruptEndsAnExecutionWithoutEnd(String command) throws Exception {
    Files.writeString(folder.resolve("endless.mlir"), """
        func.func @main() {
          cf.br ^again
        ^again:
          cf.br ^again
        }
        """);
    Thread request = Thread.ofPlatform().start(() -> run(".", command, "endless.mlir", "--max-steps=1000000000000"));
    assertFalse(request.join(Duration.ofMillis(200)));
    request.interrupt();
    request.join();
  }

  @Test
  void whatStartsProcessesIsNotToBeHad() {
    Result result = run("one", "reduce", "in.mlir", "--keep", "touch kept");
    assertEquals(Main.USAGE, result.status());
    assertTrue(result.err().startsWith("freehold: unknown command 'reduce'"), result.err());
    assertFalse(Files.exists(folder.resolve("one/kept")));
  }
}
