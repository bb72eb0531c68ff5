// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.Freehold;
import dev.freehold.builtin.ModuleOp;
import dev.freehold.dealloc.lastuse.calls.Conventions;
import dev.freehold.dealloc.lastuse.calls.DirectCalls;
import dev.freehold.dealloc.lastuse.calls.PassedBuffer;
import dev.freehold.dealloc.lastuse.calls.RunContext;
import dev.freehold.dealloc.lastuse.lifetimes.Analyzed;
import dev.freehold.dealloc.lastuse.options.BoundaryResults;
import dev.freehold.dealloc.lastuse.options.Signatures;
import dev.freehold.dealloc.lastuse.preparation.SharedEdgeBlocks;
import dev.freehold.func.FuncOp;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.pass.PassContext;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which arguments private functions free, with {@code signatures=all}. */
class AgreementTest {
  private static final Freehold FREEHOLD = Freehold.load();

  /** Needs its argument no longer when it allocates. */
  private static final String FREES_EARLY = """
      func.func private @f(%m: memref<f32>) {
        %x = memref.load %m[] : memref<f32>
        %a = memref.alloc() : memref<f32>
        memref.store %x, %a[] : memref<f32>
        return
      }
      """;
  private static final String HANDS_OVER = """
      func.func @hands_over() {
        %a = memref.alloc() : memref<f32>
        call @f(%a) : (memref<f32>) -> ()
        return
      }
      """;

  @Test
  void whatAllCallersHandOverIsTaken() {
    assertEquals("f(always)", passed(FREES_EARLY + HANDS_OVER));
  }

  @Test
  void whatOneCallerKeepsIsTakenConditionally() {
    assertEquals("f(conditional)", passed(FREES_EARLY + HANDS_OVER + """
        func.func @lends(%m: memref<f32>) {
          call @f(%m) : (memref<f32>) -> ()
          return
        }
        """));
  }

  @Test
  void whatIsTakenBackFromOneIsTakenBackFromAllBehindIt() {
    String chain = """
        func.func private @first(%m: memref<f32>) {
          call @second(%m) : (memref<f32>) -> ()
          return
        }
        func.func private @second(%m: memref<f32>) {
          call @f(%m) : (memref<f32>) -> ()
          return
        }
        """;
    assertEquals("first(always), second(always), f(always)", passed(chain + FREES_EARLY + HANDS_OVER.replace("@f", "@first")));
    assertEquals("first(never), second(never), f(never)", passed(chain + FREES_EARLY + """
        func.func @needs_on() -> f32 {
          %a = memref.alloc() : memref<f32>
          call @first(%a) : (memref<f32>) -> ()
          %x = memref.load %a[] : memref<f32>
          return %x : f32
        }
        """));
  }

  @Test
  void whatNobodyHandsOverIsBorrowed() {
    assertEquals("f(never)", passed(FREES_EARLY + """
        func.func @needs_on() -> f32 {
          %a = memref.alloc() : memref<f32>
          call @f(%a) : (memref<f32>) -> ()
          %x = memref.load %a[] : memref<f32>
          return %x : f32
        }
        """));
  }

  @Test
  void whereNothingIsAllocatedLaterNothingIsGained() {
    assertEquals("f(never)", passed("""
        func.func private @f(%m: memref<f32>) {
          %a = memref.alloc() : memref<f32>
          memref.copy %m, %a : memref<f32> to memref<f32>
          return
        }
        """ + HANDS_OVER));
  }

  @Test
  void copiesOfResultsAreAllocations() {
    String returnsTwice = """
        func.func private @f(%m: memref<f32>) -> (memref<f32>, memref<f32>) {
          %a = memref.alloc() : memref<f32>
          memref.copy %m, %a : memref<f32> to memref<f32>
          return %a, %a : memref<f32>, memref<f32>
        }
        func.func @hands_over() {
          %a = memref.alloc() : memref<f32>
          %r:2 = call @f(%a) : (memref<f32>) -> (memref<f32>, memref<f32>)
          return
        }
        """;
    assertEquals("f(always)", passed(returnsTwice));
    String calls = """
        func.func @copies(%m: memref<f32>) -> memref<f32> {
          return %m : memref<f32>
        }
        func.func private @f(%m: memref<f32>, %n: memref<f32>) {
          %x = memref.load %m[] : memref<f32>
          %r = call @copies(%n) : (memref<f32>) -> memref<f32>
          return
        }
        func.func @hands_over(%n: memref<f32>) {
          %a = memref.alloc() : memref<f32>
          call @f(%a, %n) : (memref<f32>, memref<f32>) -> ()
          return
        }
        """;
    assertEquals("f(always never)", passed(calls));
    assertEquals("copies(never), f(never never)", passed(calls.replace("func @copies", "func private @copies")));
  }

  @Test
  void whatIsHandedOnIsGainedByWhoFreesIt() {
    assertEquals("f(always), g(always)", passed(FREES_EARLY + """
        func.func private @g(%m: memref<f32>) {
          call @f(%m) : (memref<f32>) -> ()
          return
        }
        func.func @calls() {
          %a = memref.alloc() : memref<f32>
          call @g(%a) : (memref<f32>) -> ()
          return
        }
        """));
  }

  @Test
  void whatIsPassedToWhoJustReadsItIsGainedIfSomethingIsAllocatedLater() {
    assertEquals("f(always), reads(never)", passed("""
        func.func private @f(%m: memref<f32>) {
          call @reads(%m) : (memref<f32>) -> ()
          %a = memref.alloc() : memref<f32>
          return
        }
        func.func private @reads(%m: memref<f32>) {
          %x = memref.load %m[] : memref<f32>
          return
        }
        """ + HANDS_OVER));
  }

  @Test
  void handingOnInACycleGainsNothing() {
    assertEquals("f(never never), g(never never)", passed("""
        func.func private @f(%c: i1, %m: memref<f32>) {
          cf.cond_br %c, ^again, ^end
        ^again:
          call @g(%c, %m) : (i1, memref<f32>) -> ()
          return
        ^end:
          %x = memref.load %m[] : memref<f32>
          return
        }
        func.func private @g(%c: i1, %m: memref<f32>) {
          call @f(%c, %m) : (i1, memref<f32>) -> ()
          return
        }
        func.func @calls(%c: i1) {
          %a = memref.alloc() : memref<f32>
          call @f(%c, %a) : (i1, memref<f32>) -> ()
          return
        }
        """));
  }

  @Test
  void oneBufferIsHandedOverOnce() {
    String two =
        FREES_EARLY.replace("@f(%m: memref<f32>) {", "@f(%m: memref<f32>, %n: memref<f32>) {\n  memref.copy %m, %n : memref<f32> to memref<f32>");
    String once = HANDS_OVER.replace("@f(%a) : (memref<f32>)", "@f(%a, %a) : (memref<f32>, memref<f32>)");
    assertEquals("f(same as 1 always)", passed(two + once));
    assertEquals("f(always or 1 conditional or 0)", passed(two + once + """
        func.func @apart() {
          %a = memref.alloc() : memref<f32>
          %b = memref.alloc() : memref<f32>
          call @f(%a, %b) : (memref<f32>, memref<f32>) -> ()
          return
        }
        """));
  }

  private static String passed(String program) {
    ModuleOp module = FREEHOLD.parse(program, new ParserOptions(false));
    PassContext cx = new PassContext(module, FREEHOLD.registry(), FREEHOLD.profile(), diagnostic -> {});
    DirectCalls calls = DirectCalls.in(module, Signatures.ALL, BoundaryResults.CLONE, cx.symbols());
    RunContext run = RunContext.of(module, calls, Analyzed.OPTIONS, cx);
    Conventions conventions = run.conventions();
    new Agreement(run, new SharedEdgeBlocks(run)).reach();
    List<String> functions = new ArrayList<>();
    for (FuncOp function : conventions.calls().functions()) {
      List<String> arguments = new ArrayList<>();
      for (int i = 0; i < function.arguments().size(); i++) arguments.add(text(conventions.passed(function, i)));
      functions.add(function.symbolName() + "(" + String.join(" ", arguments) + ")");
    }
    return String.join(", ", functions);
  }

  private static String text(PassedBuffer passed) {
    StringBuilder text = new StringBuilder(passed.hasTwin() ? "same as " + passed.twin() : passed.transfer().name().toLowerCase());
    passed.same().forEach(number -> {
      if (!passed.hasTwin()) text.append(" or ").append(number);
    });
    return text.toString();
  }
}
