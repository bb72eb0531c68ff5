// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.interp.Executors;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Programs whose loops have so many iterations that nobody could run them all. The limit is 20,000 operations on a path. */
class RealSizesTest {
  private static final Registry REGISTRY = Registry.load();
  private static final Executors EXECUTORS = Executors.load();

  /** Sums up a million numbers, and lets the sum decide. */
  private static final String SUM = """
      func.func @f(%x: memref<1000000xf32>, %limit: f32) {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %n = arith.constant 1000000 : index
        %zero = arith.constant 0.0 : f32
        %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> f32 {
          %v = memref.load %x[%i] : memref<1000000xf32>
          %t = arith.addf %s, %v : f32
          scf.yield %t : f32
        }
        %more = arith.cmpf ogt, %sum, %limit : f32
        %a = memref.alloc() : memref<4xf32>
        scf.if %more {
          memref.dealloc %a : memref<4xf32>
        }
        DECISION
        return
      }
      """;

  /** Adds one to each element of a buffer. */
  private static final String ADD = """
      func.func @f(%x: memref<1000x1000xf32>) -> memref<1000x1000xf32> {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %n = arith.constant 1000 : index
        %one = arith.constant 1.0 : f32
        %a = memref.alloc() : memref<1000x1000xf32>
        scf.for %i = %c0 to %n step %c1 {
          scf.for %j = %c0 to %n step %c1 {
            %v = memref.load %x[%i, %j] : memref<1000x1000xf32>
            %w = arith.addf %v, %one : f32
            memref.store %w, %a[%i, %j] : memref<1000x1000xf32>
          }
        }
        return %a : memref<1000x1000xf32>
      }
      """;

  @Test
  void aLoopNestOfAMillionIterationsIsNotAMillionSteps() {
    FunctionReport report = whole(check(ADD));
    assertEquals(List.of(), report.findings());
    assertEquals(1, report.paths());
    assertEquals(1, report.summarized());
  }

  @Test
  void conditionsOnContentsGoBothWays() {
    Finding leak = only(check(SUM.replace("DECISION", "")));
    assertEquals("LEAK", leak.kind());
  }

  @Test
  void theSameConditionHasTheSameAnswerInOtherWordsToo() {
    assertEquals(List.of(), whole(check(SUM.replace("DECISION", """
        %less = arith.cmpf ule, %sum, %limit : f32
          scf.if %less {
            memref.dealloc %a : memref<4xf32>
          }
        """))).findings());
    assertEquals(List.of(), whole(check(SUM.replace("DECISION", """
        %true = arith.constant true
          %less = arith.xori %more, %true : i1
          scf.if %less {
            memref.dealloc %a : memref<4xf32>
          }
        """))).findings());
    assertEquals("DOUBLE_FREE", only(check(SUM.replace("DECISION", """
        %again = arith.cmpf olt, %limit, %sum : f32
          scf.if %again {
            memref.dealloc %a : memref<4xf32>
          } else {
            memref.dealloc %a : memref<4xf32>
          }
        """))).kind());
  }

  @Test
  void aBufferThatIsUsedInALargeLoopMustBeThere() {
    assertEquals("USE_AFTER_FREE", only(check(ADD.replace("  scf.for %i", "  memref.dealloc %a : memref<1000x1000xf32>\n  scf.for %i"))).kind());
    // Neither in the first iteration nor in the last.
    Finding inside = only(check(ADD.replace("  scf.for %i", "  %m = arith.constant 500 : index\n  %b = memref.alloc() : memref<f32>\n"
        + "  memref.dealloc %b : memref<f32>\n  scf.for %i").replace("    memref.store", """
            %is = arith.cmpi eq, %i, %m : index
            scf.if %is {
              memref.store %w, %b[] : memref<f32>
            }
            memref.store""")));
    assertEquals("USE_AFTER_FREE", inside.kind());
  }

  @Test
  void theLastIterationStaysWithinItsBuffer() {
    assertEquals("OUT_OF_BOUNDS", only(check(ADD.replace("arith.constant 1000 :", "arith.constant 1001 :"))).kind());
  }

  @Test
  void whatALoopComputesIsCompared() {
    String other = ADD.replace("func.func @f(%x: memref<1000x1000xf32>)", "func.func @f(%x: memref<1000x1000xf32>, %y: memref<1000x1000xf32>)");
    assertEquals(List.of(), whole(compare(other, other)).findings());
    assertEquals(Finding.DIFFERENCE, only(compare(other, other.replace("memref.load %x", "memref.load %y"))).kind());
    assertEquals(Finding.DIFFERENCE, only(compare(other, other.replace("arith.addf", "arith.subf"))).kind());
    assertTrue(compare(other, other).isComparedInPart());
  }

  @Test
  void aCloneHasWhatALoopHasComputed() {
    String clone = ADD.replace("return %a", "%b = bufferization.clone %a : memref<1000x1000xf32> to memref<1000x1000xf32>\n"
        + "  memref.dealloc %a : memref<1000x1000xf32>\n  return %b");
    assertEquals(List.of(), whole(compare(ADD, clone)).findings());
    assertEquals(Finding.DIFFERENCE, only(compare(ADD, clone.replace("clone %a", "clone %x"))).kind());
  }

  @Test
  void loopsThatPassesHaveChangedAreNotCompared() {
    String split = ADD.replace("%n = arith.constant 1000 :", "%half = arith.constant 500 : index\n  %n = arith.constant 1000 :")
        .replace("scf.for %i = %c0 to %n step %c1 {",
            "scf.for %p = %c0 to %half step %c1 {\n scf.for %q = %c0 to %n step %half {\n%i = arith.addi %p, %q : index")
        .replace("    }\n  }\n  return", "    }\n  }\n}\n  return");
    FunctionReport report = compare(ADD, split);
    assertEquals(List.of(), report.findings());
    assertTrue(report.reasons().isEmpty() || report.reasons().containsKey(FunctionReport.LOOPS_DIFFER), report.reasons()::toString);
  }

  @Test
  void boundsOfWhatIsChosenAnewAfterALoopAreNotReported() {
    String before = """
        func.func private @g() -> memref<?xf32>
        func.func @f(%x: f32) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %n = arith.constant 1000000 : index
          %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %x) -> (f32) {
            %t = arith.addf %s, %s : f32
            scf.yield %t : f32
          }
          %m = call @g() : () -> memref<?xf32>
          memref.store %x, %m[%c0] : memref<?xf32>
          memref.dealloc %m : memref<?xf32>
          return
        }
        """;
    String withoutLoop = before.replaceAll("(?s)%r = scf.for.*?\\n  }\n", "");
    FunctionReport report = compare(before, withoutLoop);
    assertEquals(List.of(), report.findings());
    assertTrue(report.reasons().containsKey(FunctionReport.LOOPS_DIFFER), report.reasons()::toString);
    assertEquals("OUT_OF_BOUNDS", only(compare(before, before.replace("%m[%c0]", "%m[%n]"))).kind());
  }

  @Test
  void whatALoopMayHaveWrittenIsNotCompared() {
    String before = """
        func.func @f(%c: i1, %x: memref<2xf32>, %y: memref<2xf32>, %i: index) {
          %v = memref.load %x[%i] : memref<2xf32>
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %n = arith.constant 1000000 : index
          scf.for %k = %c0 to %n step %c1 {
            memref.store %v, %x[%c0] : memref<2xf32>
            DEAD
          }
          return
        }
        """;
    String dead = "scf.for %j = %c1 to %c0 step %c1 {\n memref.store %v, %y[%j] : memref<2xf32>\n }";
    assertEquals(List.of(), compare(before.replace("DEAD", dead), before.replace("DEAD", "")).findings());
  }

  @Test
  void smallLoopsAreRunExactly() {
    FunctionReport report = whole(check("""
        func.func @f() {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %n = arith.constant 100 : index
          %k = arith.constant 42 : index
          %t = memref.alloca() : memref<100xindex>
          scf.for %i = %c0 to %n step %c1 {
            memref.store %i, %t[%i] : memref<100xindex>
          }
          %v = memref.load %t[%k] : memref<100xindex>
          %is = arith.cmpi eq, %v, %k : index
          %a = memref.alloc() : memref<f32>
          scf.if %is {
            memref.dealloc %a : memref<f32>
          }
          return
        }
        """));
    assertEquals(List.of(), report.findings());
    assertEquals(1, report.paths());
    assertEquals(0, report.summarized());
  }

  /** A simulation whose steps each make a new buffer and drop the one before the last. */
  private static final String STEPS = """
      func.func @f(%x: memref<2000x2000xf32>) {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %n = arith.constant 1000000 : index
        %first = memref.alloc() : memref<2000x2000xf32>
        %second = memref.alloc() : memref<2000x2000xf32>
        memref.copy %x, %first : memref<2000x2000xf32> to memref<2000x2000xf32>
        memref.copy %x, %second : memref<2000x2000xf32> to memref<2000x2000xf32>
        %r:2 = scf.for %t = %c0 to %n step %c1 iter_args(%a = %first, %b = %second) -> (memref<2000x2000xf32>, memref<2000x2000xf32>) {
          %c = memref.alloc() : memref<2000x2000xf32>
          linalg.add ins(%a, %b : memref<2000x2000xf32>, memref<2000x2000xf32>) outs(%c : memref<2000x2000xf32>)
          memref.dealloc %a : memref<2000x2000xf32>
          scf.yield %b, %c : memref<2000x2000xf32>, memref<2000x2000xf32>
        }
        memref.copy %r#1, %x : memref<2000x2000xf32> to memref<2000x2000xf32>
        memref.dealloc %r#0 : memref<2000x2000xf32>
        memref.dealloc %r#1 : memref<2000x2000xf32>
        return
      }
      """;

  @Test
  void iterationsThatAllDoTheSameWithBuffersAreRunAFewTimes() {
    assertEquals(List.of(), whole(check(STEPS)).findings());
    List<Finding> leaks = check(STEPS.replace("    memref.dealloc %a : memref<2000x2000xf32>\n", "")).findings();
    assertEquals(List.of("LEAK", "LEAK", "LEAK"), leaks.stream().map(Finding::kind).toList());
    assertEquals("LEAK", only(check(STEPS.replace("  memref.dealloc %r#0 : memref<2000x2000xf32>\n", ""))).kind());
    assertEquals(List.of(), whole(compare(STEPS, STEPS)).findings());
  }

  @Test
  void aLoopWhoseIterationsDifferIsRunInFull() {
    String once = STEPS.replace("  %c = memref.alloc", """
          %k = arith.constant 500 : index
            %is = arith.cmpi eq, %t, %k : index
            scf.if %is {
              %l = memref.alloc() : memref<f32>
            }
            %c = memref.alloc""").replace("1000000 : index", "1000 : index");
    assertEquals("LEAK", only(check(once)).kind());
  }

  /** As the helper of lowered deallocations: a list of flags that is written by a loop, at many calls. */
  @Test
  void flagsThatALoopWritesAreExactAtEachCall() {
    FunctionReport report = whole(check("""
        func.func private @mark(%flags: memref<?xi1>) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %true = arith.constant true
          %n = memref.dim %flags, %c0 : memref<?xi1>
          scf.for %i = %c0 to %n step %c1 {
            memref.store %true, %flags[%i] : memref<?xi1>
          }
          return
        }
        func.func @f() {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %n = arith.constant 100 : index
          %flags = memref.alloca() : memref<20xi1>
          %all = memref.cast %flags : memref<20xi1> to memref<?xi1>
          scf.for %i = %c0 to %n step %c1 {
            %a = memref.alloc() : memref<f32>
            func.call @mark(%all) : (memref<?xi1>) -> ()
            %is = memref.load %flags[%c1] : memref<20xi1>
            scf.if %is {
              memref.dealloc %a : memref<f32>
            }
          }
          return
        }
        """));
    assertEquals(List.of(), report.findings());
    assertEquals(1, report.paths());
  }

  @Test
  void aLoopUntilItsNumbersAreCloseEnds() {
    FunctionReport report = whole(check("""
        func.func @f(%x: memref<4096xf64>, %eps: f64) -> memref<4096xf64> {
          %zero = arith.constant 0.0 : f64
          %first = memref.alloc() : memref<4096xf64>
          memref.copy %x, %first : memref<4096xf64> to memref<4096xf64>
          %e = memref.alloca() : memref<f64>
          %r = scf.while (%v = %first) : (memref<4096xf64>) -> memref<4096xf64> {
            memref.store %zero, %e[] : memref<f64>
            linalg.dot ins(%v, %v : memref<4096xf64>, memref<4096xf64>) outs(%e : memref<f64>)
            %d = memref.load %e[] : memref<f64>
            %more = arith.cmpf ogt, %d, %eps : f64
            scf.condition(%more) %v : memref<4096xf64>
          } do {
          ^bb0(%v: memref<4096xf64>):
            %w = memref.alloc() : memref<4096xf64>
            linalg.mul ins(%v, %v : memref<4096xf64>, memref<4096xf64>) outs(%w : memref<4096xf64>)
            memref.dealloc %v : memref<4096xf64>
            scf.yield %w : memref<4096xf64>
          }
          return %r : memref<4096xf64>
        }
        """));
    assertEquals(List.of(), report.findings());
  }

  @Test
  void largePartsAreCopiedAsAWhole() {
    String copies = """
        func.func @f(%x: memref<1024x1024xf32>) -> memref<1026x1026xf32> {
          %a = memref.alloc() : memref<1026x1026xf32>
          %zero = arith.constant 0.0 : f32
          linalg.fill ins(%zero : f32) outs(%a : memref<1026x1026xf32>)
          %v = memref.subview %a[1, 1] [1024, 1024] [1, 1] : memref<1026x1026xf32> to memref<1024x1024xf32, strided<[1026, 1], offset: 1027>>
          memref.copy %x, %v : memref<1024x1024xf32> to memref<1024x1024xf32, strided<[1026, 1], offset: 1027>>
          return %a : memref<1026x1026xf32>
        }
        """;
    assertEquals(List.of(), whole(compare(copies, copies)).findings());
    assertEquals(Finding.DIFFERENCE,
        only(compare(copies, copies.replace("[1, 1] [1024, 1024]", "[1, 2] [1024, 1024]").replace("offset: 1027", "offset: 1028"))).kind());
  }

  private static FunctionReport whole(FunctionReport report) {
    assertTrue(report.exhausted(), "there are more than " + report.paths() + " paths");
    assertEquals(0, report.incompletePaths(), report.reasons()::toString);
    return report;
  }

  private static Finding only(FunctionReport report) {
    assertEquals(1, report.findings().size(), () -> report.findings() + " " + report.reasons());
    return report.findings().getFirst();
  }

  private static FunctionReport check(String program) {
    return PathChecker.of(parse(program), REGISTRY, EXECUTORS, new CheckLimits(300, 20_000)).check("f");
  }

  private static FunctionReport compare(String before, String after) {
    return PathChecker.of(parse(before), parse(after), REGISTRY, EXECUTORS, new CheckLimits(300, 20_000)).check("f");
  }

  private static Op parse(String text) {
    return Parser.parse(Source.of("-", text), REGISTRY, new ParserOptions(false), diagnostic -> {
      throw new IllegalArgumentException(diagnostic.message());
    }).module();
  }
}
