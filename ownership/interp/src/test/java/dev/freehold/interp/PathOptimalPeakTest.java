// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.interp.memory.MemoryReport;
import dev.freehold.interp.semantics.Rules;
import dev.freehold.ir.Registry;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import org.junit.jupiter.api.Test;

/** The least peak that frees can reach which do not know what comes, beside the one that they could reach if they did. */
class PathOptimalPeakTest {
  private static final Registry REGISTRY = Registry.load();
  private static final Executors EXECUTORS = Executors.load();

  /** The peak, the path-optimal one and the one of a run that knows what comes. */
  private static String peaks(String program, String arguments) {
    var parsed = Parser.parse(Source.of("-", program), REGISTRY, new ParserOptions(false), diagnostic -> {
      throw new IllegalArgumentException(diagnostic.message());
    });
    Program executable = new Program(parsed.module(), REGISTRY, EXECUTORS);
    FunctionLike function = executable.function("f");
    Inputs inputs = Literals.parse(Literals.split(arguments), function, REGISTRY);
    MemoryReport report = MemoryReport.of(Execution.of(executable, function, inputs).with(Rules.STRICT.remembering(true)).runOnce().heap());
    return report.peak() + " " + report.pathOptimalPeak() + " " + report.leastPeak();
  }

  @Test
  void aBufferIsNotNeededBehindItsLastUse() {
    assertEquals("12 8 8", peaks("""
        func.func @f(%v: f32) {
          %a = memref.alloc() : memref<f32>
          memref.store %v, %a[] : memref<f32>
          %b = memref.alloc() : memref<f32>
          memref.copy %a, %b : memref<f32> to memref<f32>
          %c = memref.alloc() : memref<f32>
          memref.copy %b, %c : memref<f32> to memref<f32>
          memref.dealloc %a : memref<f32>
          memref.dealloc %b : memref<f32>
          memref.dealloc %c : memref<f32>
          return
        }
        """, "1.0"));
  }

  private static final String USED_ON_ONE_PATH = """
      func.func @f(%%c: i1, %%v: f32) {
        %%i = arith.constant 0 : index
        %%a = memref.alloc() : memref<4xf32>
        memref.store %%v, %%a[%%i] : memref<4xf32>
        %%b = memref.alloc() : memref<f32>
        memref.store %%v, %%b[] : memref<f32>
        cf.cond_br %%c, ^uses, ^end
      ^uses:
        %s
        cf.br ^end
      ^end:
        return
      }
      """;

  @Test
  void anAccessOnAnotherPathNeedsTheBuffer() {
    String program = USED_ON_ONE_PATH.formatted("%x = memref.load %a[%i] : memref<4xf32>");
    assertEquals("20 20 20", peaks(program, "true, 1.0"));
    assertEquals("20 20 16", peaks(program, "false, 1.0"));
  }

  @Test
  void freesAndSizesNeedNothing() {
    String frees = USED_ON_ONE_PATH.formatted("""
          %t = arith.constant true
          %d = memref.dim %a, %i : memref<4xf32>
          bufferization.dealloc (%a : memref<4xf32>) if (%t)
        """.strip());
    assertEquals("20 16 16", peaks(frees, "false, 1.0"));
  }

  @Test
  void whatWasFreedIsNotNeeded() {
    assertEquals("16 16 16", peaks("""
        func.func @f(%c: i1, %v: f32) {
          %i = arith.constant 0 : index
          %a = memref.alloc() : memref<4xf32>
          memref.store %v, %a[%i] : memref<4xf32>
          scf.if %c {
            memref.dealloc %a : memref<4xf32>
          }
          %b = memref.alloc() : memref<4xf32>
          memref.store %v, %b[%i] : memref<4xf32>
          %t = arith.constant true
          %n = arith.xori %c, %t : i1
          scf.if %n {
            memref.store %v, %a[%i] : memref<4xf32>
            memref.dealloc %a : memref<4xf32>
          }
          memref.dealloc %b : memref<4xf32>
          return
        }
        """, "true, 1.0"));
  }

  @Test
  void aBufferIsNeededThroughViewsSelectsAndBlockArguments() {
    String program = """
        func.func @f(%c: i1, %d: i1, %v: f32) {
          %i = arith.constant 0 : index
          %a = memref.alloc() : memref<4xf32>
          memref.store %v, %a[%i] : memref<4xf32>
          %o = memref.alloc() : OTHER
          memref.store %v, %o[%i] : OTHER
          %w = memref.cast %a : memref<4xf32> to memref<?xf32>
          %u = memref.cast %o : OTHER to memref<?xf32>
          %s = arith.select %c, %w, %u : memref<?xf32>
          cf.br ^next(%s : memref<?xf32>)
        ^next(%x: memref<?xf32>):
          %b = memref.alloc() : memref<f32>
          memref.store %v, %b[] : memref<f32>
          cf.cond_br %d, ^uses, ^end
        ^uses:
          memref.store %v, %x[%i] : memref<?xf32>
          cf.br ^end
        ^end:
          return
        }
        """;
    // Either may be selected, until one is.
    assertEquals("36 32 16", peaks(program.replace("OTHER", "memref<4xf32>"), "true, false, 1.0"));
    assertEquals("24 20 16", peaks(program.replace("OTHER", "memref<1xf32>"), "true, false, 1.0"));
  }

  @Test
  void aBufferIsNeededWhereALoopMayUseItAgain() {
    String program = """
        func.func @f(%n: index, %v: f32) {
          %i = arith.constant 0 : index
          %j = arith.constant 1 : index
          %first = memref.alloc() : memref<4xf32>
          memref.store %v, %first[%i] : memref<4xf32>
          %r = scf.for %k = %i to %n step %j iter_args(%x = %first) -> memref<4xf32> {
            %y = memref.alloc() : memref<4xf32>
            memref.copy %x, %y : memref<4xf32> to memref<4xf32>
            scf.yield %y : memref<4xf32>
          }
          %b = memref.alloc() : memref<8xf32>
          memref.store %v, %b[%i] : memref<8xf32>
          %x = memref.load %r[%i] : memref<4xf32>
          return
        }
        """;
    assertEquals("112 48 48", peaks(program, "4, 1.0"));
    String readsFirst = program.replace("memref.copy %x, %y", "memref.copy %first, %y")
        .replace("    scf.yield", "    %t = memref.alloc() : memref<8xf32>\n    memref.dealloc %t : memref<8xf32>\n    scf.yield");
    // There may be another iteration.
    assertEquals("64 64 48", peaks(readsFirst, "1, 1.0"));
  }

  @Test
  void calleesAccessWhatTheyMayAccess() {
    String program = """
        func.func private @uses(%m: memref<4xf32>, %c: i1) {
          %i = arith.constant 0 : index
          scf.if %c {
            %x = memref.load %m[%i] : memref<4xf32>
          }
          return
        }
        func.func private @makes(%m: memref<4xf32>) {
          %b = memref.alloc() : memref<8xf32>
          memref.dealloc %b : memref<8xf32>
          return
        }
        func.func @f(%c: i1, %v: f32) {
          %i = arith.constant 0 : index
          %a = memref.alloc() : memref<4xf32>
          memref.store %v, %a[%i] : memref<4xf32>
          call @makes(%a) : (memref<4xf32>) -> ()
          call @uses(%a, %c) : (memref<4xf32>, i1) -> ()
          memref.dealloc %a : memref<4xf32>
          return
        }
        """;
    assertEquals("48 48 32", peaks(program, "false, 1.0"));
    assertEquals("48 32 32", peaks(program.replace("  %x = memref.load %m[%i] : memref<4xf32>\n", ""), "false, 1.0"));
  }

  @Test
  void recursionNeedsNoBufferOfACallerThatIsNotUsedAgain() {
    assertEquals("24 8 8", peaks("""
        func.func private @rec(%k: i32, %m: memref<f32>) -> memref<f32> {
          %zero = arith.constant 0 : i32
          %one = arith.constant 1 : i32
          %done = arith.cmpi eq, %k, %zero : i32
          %r = scf.if %done -> memref<f32> {
            scf.yield %m : memref<f32>
          } else {
            %t = memref.alloc() : memref<f32>
            memref.copy %m, %t : memref<f32> to memref<f32>
            %less = arith.subi %k, %one : i32
            %q = func.call @rec(%less, %t) : (i32, memref<f32>) -> memref<f32>
            scf.yield %q : memref<f32>
          }
          return %r : memref<f32>
        }
        func.func @f(%v: f32) -> f32 {
          %k = arith.constant 5 : i32
          %a = memref.alloc() : memref<f32>
          memref.store %v, %a[] : memref<f32>
          %q = call @rec(%k, %a) : (i32, memref<f32>) -> memref<f32>
          %x = memref.load %q[] : memref<f32>
          return %x : f32
        }
        """, "1.0"));
  }

  @Test
  void ofWhatIsReachedThroughMemoryOnlyTheUsesOfTheRunAreKnown() {
    String program = """
        func.func @f(%c: i1, %v: f32) {
          %i = arith.constant 0 : index
          %a = memref.alloc() : memref<4xf32>
          %box = memref.alloc() : memref<memref<4xf32>>
          memref.store %a, %box[] : memref<memref<4xf32>>
          %b = memref.alloc() : memref<8xf32>
          memref.store %v, %b[%i] : memref<8xf32>
          scf.if %c {
            %x = memref.load %box[] : memref<memref<4xf32>>
            memref.store %v, %x[%i] : memref<4xf32>
          }
          return
        }
        """;
    String[] taken = peaks(program, "true, 1.0").split(" ");
    assertEquals(taken[0], taken[1]);
    String[] passed = peaks(program, "false, 1.0").split(" ");
    assertEquals(Long.parseLong(passed[0]) - 16, Long.parseLong(passed[1]));
  }

  @Test
  void aStackBufferEndsWithItsScope() {
    assertEquals("32 32 16", peaks("""
        func.func @f(%v: f32) {
          %i = arith.constant 0 : index
          %a = memref.alloca() : memref<4xf32>
          memref.store %v, %a[%i] : memref<4xf32>
          %b = memref.alloc() : memref<4xf32>
          memref.store %v, %b[%i] : memref<4xf32>
          memref.dealloc %b : memref<4xf32>
          return
        }
        """, "1.0"));
  }
}
