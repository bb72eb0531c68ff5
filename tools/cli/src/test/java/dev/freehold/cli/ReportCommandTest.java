// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.freehold.ir.attribute.Utf8;
import dev.freehold.web.WebPage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command line of {@code report}: where the page goes, and its exit status. What is on the page is tested in {@code tools/report}. */
class ReportCommandTest {
  private static final String PROGRAM = """
      func.func @f(%i: index) -> f32 {
        %a = memref.alloc() : memref<4xf32>
        %x = memref.load %a[%i] : memref<4xf32>
        return %x : f32
      }
      """;
  private static final String PASS = "--last-use-buffer-deallocation-pipeline";

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  @TempDir Path folder;

  @BeforeAll
  static void needPages() {
    assumeTrue(WebPage.areBuilt(), WebPage.MISSING);
  }

  private int run(byte[] input, String... args) {
    CommandIo io = new CommandIo(new ByteArrayInputStream(input), Utf8.printStream(out, false), Utf8.printStream(err, false));
    List<String> line = new ArrayList<>(List.of("report"));
    line.addAll(List.of(args));
    return new Main(io, new ReportCommand()).run(line.toArray(String[]::new));
  }

  private int run(String program, String... args) {
    return run(Utf8.encode(program), args);
  }

  @Test
  void thePageGoesToStandardOutput() {
    assertEquals(0, run(PROGRAM, "-", PASS), err.toString());
    assertTrue(out.toString().startsWith("<!DOCTYPE html>"));
    assertTrue(out.toString().contains("<title>&lt;stdin&gt; · Freehold</title>"));
    assertTrue(out.toString().contains("memref.dealloc"));
    assertTrue(out.toString().contains(PASS));
    assertEquals("", err.toString());
  }

  @Test
  void orToAFile() throws IOException {
    Path page = folder.resolve("page.html");
    Path program = Files.writeString(folder.resolve("program.mlir"), PROGRAM);
    assertEquals(0, run("", program.toString(), "-o", page.toString()), err.toString());
    assertEquals("", out.toString());
    assertTrue(Files.readString(page).contains("program.mlir"));
    assertTrue(Files.readString(page).endsWith("</html>\n"));
  }

  @Test
  void afterAnErrorThereIsNoFile() throws IOException {
    Path page = Files.writeString(folder.resolve("page.html"), "an old one");
    assertEquals(1, run("func.func @f() {\n  %x = \n}\n", "-", "-o", page.toString()));
    assertTrue(err.toString().startsWith("<stdin>:2:7: error: "), err.toString());
    assertFalse(Files.exists(page));
    assertTrue(out.toString().isEmpty());
    assertEquals(1, run("", folder.resolve("missing.mlir").toString()));
    assertTrue(err.toString().contains("No such file or directory"));
    assertEquals(1, run(PROGRAM, "-", PASS, "-o", folder.resolve("no/such/folder/page.html").toString()));
    assertTrue(err.toString().contains("cannot open output file"), err.toString());
  }

  @Test
  void aPassThatRefusesTheProgramSaysWhy() {
    assertEquals(1, run("""
        func.func @f(%m: memref<4xf32>) {
          cf.br ^loop
        ^loop:
          cf.br ^loop
        }
        """, "-", "--ownership-based-buffer-deallocation"));
    assertTrue(err.toString().contains("error: "), err.toString());
    assertFalse(out.toString().contains("<html"));
  }

  @Test
  void argumentsAreForOneFunctionAndFitIt() {
    String two = PROGRAM + PROGRAM.replace("@f", "@g");
    assertEquals(2, run(two, "-", "--args=1"));
    assertEquals(2, run(two, "-", "--entry=f", "--entry=g", "--args=1"));
    assertEquals(2, run(two, "-", "--entry=f", "--args=true"));
    assertEquals(2, run(two, "-", "--entry=h"));
    assertTrue(out.toString().isEmpty());
    assertEquals(0, run(two, "-", "--entry=f", "--args=2"), err.toString());
    assertTrue(out.toString().contains("{\"question\":\"arguments\",\"answer\":\"2\"}"));
    assertFalse(out.toString().contains("{\"function\":\"g\",\"explored\""));
  }

  @Test
  void whatPassesRemarkIsOnThePage() {
    assertEquals(0, run(PROGRAM, "-", PASS));
    assertTrue(out.toString().contains("\"remarks\":[{\"severity\":\"remark\",\"message\":\"it is freed behind"), out.toString());
  }

  @Test
  void bytecodeIsShownAsText() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    CommandIo io = CommandIo.of(new ByteArrayInputStream(Utf8.encode(PROGRAM)), bytes, err);
    assertEquals(0, new Main(io, new Opt()).run("opt", "-", "--emit-bytecode", "-o", "-"), err.toString());
    assertEquals(0, run(bytes.toByteArray(), "-", PASS), err.toString());
    assertTrue(out.toString().contains("\"before\":{\"name\":\"<stdin>\"".replace("<", "\\u003c").replace(">", "\\u003e")),
        out.toString().substring(0, 200));
    assertTrue(out.toString().contains("func.func @f(%arg0: index)"));
  }

  @Test
  void helpSaysWhatTheExitStatusMeans() {
    assertEquals(0, run("", "--help"));
    assertTrue(out.toString().contains("usage: freehold report [OPTIONS] [PASSES] [FILE]"));
    assertTrue(out.toString().contains("Exit status:"));
  }
}
