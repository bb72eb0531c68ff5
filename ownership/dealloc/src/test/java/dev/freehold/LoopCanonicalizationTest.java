// SPDX-License-Identifier: Apache-2.0
package dev.freehold;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Op;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Canonicalizations of loops where the reference writes another program; the corpus has those where it does not. */
class LoopCanonicalizationTest {
  private final Freehold freehold = Freehold.load();

  private String canonicalized(String program) {
    ModuleOp module = freehold.parse(program);
    freehold.run(module, "canonicalize");
    freehold.verify(module);
    return freehold.print(module);
  }

  @ParameterizedTest
  @CsvSource({
      "'', -128, 127, 1, 255",     // more steps than a signed i8 can count
      "'', -128, 127, 127, 3",
      "'', 0, 100, 100, 1",
      "'', 0, 101, 100, 2",
      "'', 5, 5, 1, 0",
      "'', 5, -5, 1, 0",
      "unsigned, 0, -1, 127, 3",
      "unsigned, 0, -1, -1, 1",    // a step with its highest bit set
      "unsigned, -1, 0, 1, 0",
  })
  void countsTheRunsOfALoop(String unsigned, int lower, int upper, int step, int runs) {
    String loop = """
        func.func private @body(i8)
        func.func @f() {
          %%l = arith.constant %d : i8
          %%u = arith.constant %d : i8
          %%s = arith.constant %d : i8
          scf.for %s %%i = %%l to %%u step %%s : i8 {
            func.call @body(%%i) : (i8) -> ()
          }
          return
        }
        """.formatted(lower, upper, step, unsigned);
    List<String> left = new ArrayList<>();
    ModuleOp module = freehold.parse(loop);
    freehold.run(module, "canonicalize");
    module.walk(Op.class, op -> left.add(op.name()));
    assertEquals(runs > 1, left.contains("scf.for"), left.toString());
    assertEquals(runs > 0, left.contains("func.call"), left.toString());
  }

  @Test
  void whatMovesIntoTheBodyOfAWhileReachesAllThatReceiveIt() {
    String program = """
        func.func private @use(i32, i32)
        func.func @f(%a: i32, %b: i32) {
          %r:2 = scf.while (%x = %a) : (i32) -> (i32, i32) {
            %less = arith.cmpi slt, %x, %b : i32
            %v = scf.if %less -> i32 {
              %sum = arith.addi %x, %b : i32
              scf.yield %sum : i32
            } else {
              scf.yield %a : i32
            }
            scf.condition(%less) %v, %v : i32, i32
          } do {
          ^bb0(%p: i32, %q: i32):
            func.call @use(%p, %q) : (i32, i32) -> ()
            scf.yield %p : i32
          }
          return
        }
        """;
    assertEquals("""
        module {
          func.func private @use(i32, i32)
          func.func @f(%arg0: i32, %arg1: i32) {
            %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
              %1 = arith.cmpi slt, %arg2, %arg1 : i32
              scf.condition(%1) %arg2 : i32
            } do {
            ^bb0(%arg2: i32):
              %1 = arith.addi %arg2, %arg1 : i32
              func.call @use(%1, %1) : (i32, i32) -> ()
              scf.yield %1 : i32
            }
            return
          }
        }
        """, canonicalized(program));
  }

  @Test
  void aValueThatOnlyPassesThroughTheMovedIfIsPassedToTheBody() {
    String program = """
        func.func private @use(i32)
        func.func @f(%a: i32, %b: i32) -> i32 {
          %r = scf.while (%x = %a) : (i32) -> i32 {
            %less = arith.cmpi slt, %x, %b : i32
            %product = arith.muli %x, %b : i32
            %v = scf.if %less -> i32 {
              scf.yield %product : i32
            } else {
              scf.yield %a : i32
            }
            scf.condition(%less) %v : i32
          } do {
          ^bb0(%p: i32):
            func.call @use(%p) : (i32) -> ()
            scf.yield %p : i32
          }
          return %r : i32
        }
        """;
    assertEquals("""
        module {
          func.func private @use(i32)
          func.func @f(%arg0: i32, %arg1: i32) -> i32 {
            %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
              %1 = arith.cmpi slt, %arg2, %arg1 : i32
              %2 = arith.muli %arg2, %arg1 : i32
              scf.condition(%1) %2 : i32
            } do {
            ^bb0(%arg2: i32):
              func.call @use(%arg2) : (i32) -> ()
              scf.yield %arg2 : i32
            }
            return %arg0 : i32
          }
        }
        """, canonicalized(program));
  }
}
