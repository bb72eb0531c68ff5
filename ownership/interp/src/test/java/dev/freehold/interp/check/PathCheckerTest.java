// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.interp.Executors;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import java.util.List;
import org.junit.jupiter.api.Test;

class PathCheckerTest {
  private static final Registry REGISTRY = Registry.load();
  private static final Executors EXECUTORS = Executors.load();
  private static final String CLEAN = """
      func.func @f(%c: i1, %n: index) {
        %a = memref.alloc(%n) : memref<?xf32>
        cf.cond_br %c, ^then, ^end
      ^then:
        cf.br ^end
      ^end:
        memref.dealloc %a : memref<?xf32>
        return
      }
      """;

  @Test
  void aCleanProgramIsCleanOnAllPaths() {
    FunctionReport report = check(CLEAN);
    assertEquals(List.of(), report.findings());
    assertTrue(report.exhausted());
    assertTrue(report.paths() >= 6, "paths: " + report.paths());
    assertEquals(List.of(), report.notReached());
  }

  @Test
  void theWayOfABooleanDecides() {
    Finding leak =
        only(check(CLEAN.replace("cf.cond_br %c, ^then, ^end", "cf.cond_br %c, ^then, ^exit").replace("^end:", "^exit:\n  return\n^end:")));
    assertEquals("LEAK", leak.kind());
    assertEquals("argument 0", leak.path().stream().filter(choice -> choice.answer().equals("false")).findFirst().orElseThrow().question());
  }

  @Test
  void numbersAroundTheConstantsOfTheProgramAreTried() {
    Finding twice = only(check("""
        func.func @f(%n: i32) {
          %a = memref.alloc() : memref<f32>
          %c42 = arith.constant 42 : i32
          %is = arith.cmpi eq, %n, %c42 : i32
          memref.dealloc %a : memref<f32>
          scf.if %is {
            memref.dealloc %a : memref<f32>
          }
          return
        }
        """));
    assertEquals("DOUBLE_FREE", twice.kind());
    assertEquals(List.of("argument 0: 42"), twice.path().stream().map(choice -> choice.question() + ": " + choice.answer()).toList());
  }

  @Test
  void recursionThatEndsIsFollowedToItsEnd() {
    Finding leak = only(check("""
        func.func private @down(%n: index) {
          %0 = arith.constant 0 : index
          %1 = arith.constant 1 : index
          %last = arith.cmpi eq, %n, %0 : index
          cf.cond_br %last, ^end, ^on
        ^on:
          %k = arith.subi %n, %1 : index
          func.call @down(%k) : (index) -> ()
          return
        ^end:
          %a = memref.alloc() : memref<f32>
          return
        }
        func.func @f() {
          %n = arith.constant 20 : index
          func.call @down(%n) : (index) -> ()
          return
        }
        """));
    assertEquals("LEAK", leak.kind());
  }

  private static final String DECLARED = """
      func.func private @release(memref<f32> {freehold.frees})
      func.func private @register(memref<f32> {freehold.escapes})
      func.func private @either(memref<f32>, memref<f32>) -> (memref<f32> {freehold.borrowed = [0, 1]})
      func.func @f() {
        %a = memref.alloc() : memref<f32>
        %b = memref.alloc() : memref<f32>
        %r = func.call @either(%a, %b) : (memref<f32>, memref<f32>) -> memref<f32>
        func.call @register(%a) : (memref<f32>) -> ()
        func.call @release(%b) : (memref<f32>) -> ()
        return
      }
      """;

  @Test
  void declarationsDoWhatTheySay() {
    FunctionReport report = check(DECLARED);
    assertEquals(List.of(), report.findings());
    assertEquals(2, report.paths());
    assertEquals("LEAK", only(check(DECLARED.replace(" {freehold.escapes}", ""))).kind());
    assertEquals("LEAK", only(check(DECLARED.replace(" {freehold.frees}", ""))).kind());
    Finding use = only(check(DECLARED.replace("  return", "  %x = memref.load %r[] : memref<f32>\n  return")));
    assertEquals("USE_AFTER_FREE", use.kind());
    assertTrue(use.path().stream().anyMatch(choice -> choice.answer().equals("argument 1")), use.path()::toString);
  }

  @Test
  void borrowedResultsAreNotTheCallersToFree() {
    String borrowing = """
        func.func @f(%m: memref<f32>) -> (memref<f32> {freehold.borrowed = [0]}) {
          %a = memref.alloc() : memref<f32>
          memref.dealloc %a : memref<f32>
          return %m : memref<f32>
        }
        """;
    assertEquals(List.of(), check(borrowing).findings());
    assertEquals("BOUNDARY", only(check(borrowing.replace(" {freehold.borrowed = [0]}", ""))).kind());
    assertEquals("USE_AFTER_FREE", only(check(borrowing.replace("return %m", "return %a"))).kind());
    assertEquals("LEAK", only(check(borrowing.replace("  memref.dealloc %a : memref<f32>\n", "").replace("return %m", "return %a"))).kind());
  }

  @Test
  void buffersOfTwoArgumentsMayBeOne() {
    FunctionReport report = check("""
        func.func @f(%a: memref<2xi32>, %b: memref<2xi32>) {
          %c0 = arith.constant 0 : index
          %x = memref.load %a[%c0] : memref<2xi32>
          %one = arith.constant 1 : i32
          %y = arith.addi %x, %one : i32
          memref.store %y, %b[%c0] : memref<2xi32>
          %z = memref.load %a[%c0] : memref<2xi32>
          %same = arith.cmpi eq, %z, %x : i32
          %m = memref.alloc() : memref<f32>
          scf.if %same {
            memref.dealloc %m : memref<f32>
          }
          return
        }
        """);
    Finding leak = only(report);
    assertTrue(leak.path().contains(new Choice("buffer of argument 0", 1, "that of argument 1", 2)), leak.path()::toString);
  }

  @Test
  void resultsOfUnknownFunctionsAreFollowedBothWaysAndAreTheCallers() {
    String program = """
        func.func private @ask() -> i1
        func.func private @make() -> memref<4xf32>
        func.func @f() {
          %c = call @ask() : () -> i1
          %m = call @make() : () -> memref<4xf32>
          scf.if %c {
            memref.dealloc %m : memref<4xf32>
          }
          return
        }
        """;
    assertEquals("LEAK", only(check(program)).kind());
    assertEquals(List.of(), check(program.replace("  return", "  %true = arith.constant true\n  %not = arith.xori %c, %true : i1\n"
        + "  scf.if %not {\n    memref.dealloc %m : memref<4xf32>\n  }\n  return")).findings());
  }

  @Test
  void argumentsThatAFunctionDoesNotTakeAreNoFault() {
    FunctionReport report = check("""
        func.func @f(%m: memref<?xf32>, %i: index) -> f32 {
          %x = memref.load %m[%i] : memref<?xf32>
          return %x : f32
        }
        """);
    assertEquals(List.of(), report.findings());
    assertFalse(report.reasons().isEmpty());
  }

  @Test
  void whatGoesWrongWhateverTheArgumentsAreIsAFault() {
    assertEquals("OUT_OF_BOUNDS", only(check("""
        func.func @f(%c: i1) -> f32 {
          %m = memref.alloca() : memref<4xf32>
          %c4 = arith.constant 4 : index
          %x = memref.load %m[%c4] : memref<4xf32>
          return %x : f32
        }
        """)).kind());
  }

  @Test
  void passesMustNotChangeWhatAProgramDoes() {
    String before = """
        func.func private @show(f32)
        func.func @f(%m: memref<2xf32>, %c: i1) -> i32 {
          %zero = arith.constant 0.0 : f32
          %c0 = arith.constant 0 : index
          memref.store %zero, %m[%c0] : memref<2xf32>
          call @show(%zero) : (f32) -> ()
          %one = arith.constant 1 : i32
          %two = arith.constant 2 : i32
          %r = arith.select %c, %one, %two : i32
          return %r : i32
        }
        """;
    assertEquals(List.of(), compare(before, before).findings());
    assertDifference("result 0 is 1 instead of 2", compare(before, before.replace("select %c, %one, %two", "select %c, %one, %one")));
    assertDifference("argument 0 is", compare(before, before.replace("  memref.store %zero, %m[%c0] : memref<2xf32>\n", "\n")));
    assertDifference("missing call of @show", compare(before, before.replace("  call @show(%zero) : (f32) -> ()\n", "\n")));
  }

  @Test
  void whereBuffersLieIsNothingToKeep() {
    String before = """
        func.func private @show(index)
        func.func @f(%c: i1) -> i32 {
          %a = memref.alloc() : memref<f32>
          %b = memref.alloc() : memref<f32>
          %at = memref.extract_aligned_pointer_as_index %b : memref<f32> -> index
          call @show(%at) : (index) -> ()
          %one = arith.constant 1 : i32
          %two = arith.constant 2 : i32
          %r = arith.select %c, %one, %two : i32
          memref.dealloc %a : memref<f32>
          memref.dealloc %b : memref<f32>
          return %r : i32
        }
        """;
    String moved = before.replace("  %a = memref.alloc() : memref<f32>\n", "").replace("  memref.dealloc %a : memref<f32>\n", "");
    FunctionReport report = compare(before, moved);
    assertEquals(List.of(), report.findings());
    assertTrue(report.reasons().containsKey(FunctionReport.ADDRESSES_MATTER), report.reasons().toString());
    String silent = before.replace("  call @show(%at) : (index) -> ()\n", "");
    assertDifference("result 0 is 1 instead of 2",
        compare(silent, moved.replace("  call @show(%at) : (index) -> ()\n", "").replace("select %c, %one, %two", "select %c, %one, %one")));
  }

  @Test
  void aTwinCountsAsWhatItIsMadeOf() {
    String before = """
        func.func private @show()
        func.func @f(%a: memref<f32>, %c: i1) {
          call @show() : () -> () loc("x":1:1)
          %r = call @g(%a, %c) : (memref<f32>, i1) -> memref<f32> loc("x":2:1)
          return
        } loc("x":3:1)
        func.func private @g(%a: memref<f32>, %c: i1) -> memref<f32> {
          scf.if %c {
            func.call @f(%a, %c) : (memref<f32>, i1) -> () loc("x":4:1)
          }
          return %a : memref<f32>
        } loc("x":5:1)
        """;
    FunctionReport report = compare(before, before.replace("@g", "@g_private"));
    assertEquals(List.of(), report.findings());
    assertTrue(report.gaps().contains(FunctionReport.RECURSION_CUT), report.gaps().toString());
    assertFalse(report.reasons().containsKey(FunctionReport.RECURSION_CUT), "is compared");
    FunctionReport other = compare(before, before.replace("@g", "@g_private").replace("loc(\"x\":5:1)", "loc(\"x\":6:1)"));
    assertTrue(other.reasons().containsKey(FunctionReport.RECURSION_CUT), "is cut off elsewhere");
  }

  @Test
  void aResultReachesNotBeyondItsBuffer() {
    String program = """
        func.func @f() -> memref<4xf32> {
          %a = memref.alloc() : memref<2xf32>
          %r = memref.reinterpret_cast %a to offset: [0], sizes: [4], strides: [1] : memref<2xf32> to memref<4xf32>
          return %r : memref<4xf32>
        }
        """;
    assertEquals("OUT_OF_BOUNDS", only(check(program)).kind());
    assertEquals(List.of(), check(program.replace("memref<2xf32>", "memref<4xf32>")).findings());
  }

  private static void assertDifference(String words, FunctionReport report) {
    assertFalse(report.findings().isEmpty(), "no difference found");
    String message = report.findings().getFirst().diagnostic().message();
    assertTrue(message.contains(words), message);
  }

  @Test
  void leaksOfTheProgramThatPassesWereGivenAreTheirTask() {
    String leaks = """
        func.func @f() {
          %a = memref.alloc() : memref<f32>
          return
        }
        """;
    assertEquals(List.of(), compare(leaks, leaks.replace("  return", "  memref.dealloc %a : memref<f32>\n  return")).findings());
    Finding leak = only(compare(leaks, leaks));
    assertEquals(Finding.Stage.TRANSFORMED, leak.stage());
    assertEquals(1, leak.diagnostic().notes().size());
  }

  @Test
  void loopsThatNeverEndEndAtALimit() {
    FunctionReport report = check("""
        func.func private @more() -> i1
        func.func @f() {
          cf.br ^loop
        ^loop:
          %c = call @more() : () -> i1
          %a = memref.alloc() : memref<f32>
          memref.dealloc %a : memref<f32>
          cf.cond_br %c, ^loop, ^end
        ^end:
          return
        }
        """);
    assertEquals(List.of(), report.findings());
    assertFalse(report.exhausted());
  }

  @Test
  void whatCannotBeExecutedIsSaid() {
    FunctionReport report = check("func.func @f(%t: () -> ()) {\n  return\n}\n");
    assertNotNull(report.skipped());
  }

  private static Finding only(FunctionReport report) {
    assertEquals(1, report.findings().size(), () -> report.findings().toString());
    return report.findings().getFirst();
  }

  private static FunctionReport check(String program) {
    return PathChecker.of(parse(program), REGISTRY, EXECUTORS, new CheckLimits(300, 10_000)).check("f");
  }

  private static FunctionReport compare(String before, String after) {
    return PathChecker.of(parse(before), parse(after), REGISTRY, EXECUTORS, new CheckLimits(300, 10_000)).check("f");
  }

  private static Op parse(String text) {
    return Parser.parse(Source.of("-", text), REGISTRY, new ParserOptions(false), diagnostic -> {
      throw new IllegalArgumentException(diagnostic.message());
    }).module();
  }
}
