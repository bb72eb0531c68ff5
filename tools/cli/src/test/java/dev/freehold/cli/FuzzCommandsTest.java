// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.attribute.Utf8;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;

/** The command lines of {@code fuzz} and {@code reduce}. */
class FuzzCommandsTest {
  private static final String PROGRAM = """
      func.func @f(%a: i32) -> i32 {
        %b = arith.addi %a, %a : i32
        %c = arith.muli %b, %b : i32
        return %c : i32
      }
      func.func @g(%x: i64) {
        return
      }
      """;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int run(String... args) {
    CommandIo io = new CommandIo(new ByteArrayInputStream(Utf8.encode(PROGRAM)), print(out), print(err));
    return new Main(io, new Fuzz(), new Reduce()).run(args);
  }

  private static PrintStream print(ByteArrayOutputStream to) {
    return Utf8.printStream(to, false);
  }

  @Test
  void fuzzPrintsATable() {
    assertEquals(0, run("fuzz", "--count", "3", "--profile", "realloc", "--system", "ownership", "--max-paths", "5"), err::toString);
    assertTrue(out.toString().startsWith("profile    system      programs  sound"), out::toString);
    assertTrue(out.toString().contains("\nrealloc    ownership          3 "), out::toString);
    assertEquals("", err.toString());
  }

  @Test
  void wrongValuesAreUsageErrors() {
    assertEquals(Main.USAGE, run("fuzz", "--profile", "nice"));
    assertTrue(err.toString().startsWith("freehold fuzz: invalid value 'nice' for option '--profile': expected one of branches, loops, "),
        err::toString);
    assertEquals(Main.USAGE, run("fuzz", "--count", "0"));
    assertEquals(Main.USAGE, run("reduce", "-"));
  }

  @Test
  void reduceAsksTheCommand() {
    assertEquals(0, run("reduce", "-", "--keep", "grep -q muli {}"), err::toString);
    String small = out.toString();
    assertTrue(small.contains("muli") && !small.contains("addi") && !small.contains("@g"), small);
    out.reset();
    assertEquals(0, run("reduce", "-", "--keep", "grep -q @g $1"), err::toString);
    assertTrue(!out.toString().contains("@f"), out::toString);
  }

  @Test
  void reduceLeavesOutParameters() {
    assertEquals(0, run("reduce", "-", "--keep", "grep -q @g {}"), err::toString);
    assertTrue(out.toString().contains("@g()"), out::toString);
  }

  @Test
  void reduceRefusesWhatIsNotInteresting() {
    assertEquals(1, run("reduce", "-", "--keep", "false"));
    assertEquals("freehold reduce: the input is not interesting: COMMAND does not exit with 0 on it\n", err.toString());
  }
}
