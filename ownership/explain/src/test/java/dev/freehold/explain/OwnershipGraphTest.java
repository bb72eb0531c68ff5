// SPDX-License-Identifier: Apache-2.0
package dev.freehold.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.Freehold;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.iface.FunctionLike;
import org.junit.jupiter.api.Test;

/** What a function owns on the edges of its graph. */
class OwnershipGraphTest {
  private static final Freehold FREEHOLD = Freehold.load();

  /** Edge by edge: {@code 0 → 1 (successor)}, then the status and line of each buffer, then what is passed. Blocks are in reverse post-order. */
  private static String edges(String program) {
    Op function = FREEHOLD.parse(program).region().entryBlock().first();
    StringBuilder lines = new StringBuilder();
    for (OwnershipGraph.Edge edge : OwnershipGraph.of((FunctionLike) function, FREEHOLD.registry()).edges()) {
      lines.append(edge.from()).append(" → ").append(edge.to());
      if (edge.successor() >= 0) lines.append(" (").append(edge.successor()).append(')');
      edge.owned().forEach(owned -> lines.append(' ').append(owned.status()).append(' ').append(line(owned.buffer().definingOp())));
      edge.passed().forEach(passed -> lines.append(passed.isFlag() ? " flag" : " buffer"));
      lines.append('\n');
    }
    return lines.toString();
  }

  private static int line(Op op) {
    return ((Location.File) op.location()).line();
  }

  @Test
  void eachWayOwnsWhatItFreesLater() {
    assertEquals("""
        0 → 2 (0) OWNED 2
        0 → 1 (1) OWNED 2
        2 → 3 (0) OWNED 2 OWNED 5
        """, edges("""
        func.func @f(%c: i1) {
          %a = memref.alloc() : memref<4xf32>
          cf.cond_br %c, ^one, ^other
        ^one:
          %b = memref.alloc() : memref<4xf32>
          cf.br ^end
        ^end:
          memref.dealloc %a : memref<4xf32>
          memref.dealloc %b : memref<4xf32>
          return
        ^other:
          memref.dealloc %a : memref<4xf32>
          return
        }
        """));
  }

  @Test
  void aBufferThatNothingFreesIsSaidSo() {
    assertEquals("""
        0 → 1 (0) NOT_FREED 2
        """, edges("""
        func.func @f() {
          %a = memref.alloc() : memref<4xf32>
          cf.br ^end
        ^end:
          return
        }
        """));
  }

  @Test
  void whatIsReturnedIsOwnedUntilThen() {
    assertEquals("""
        0 → 1 (0) OWNED 2 buffer
        """, edges("""
        func.func @f() -> memref<4xf32> {
          %a = memref.alloc() : memref<4xf32>
          cf.br ^end(%a : memref<4xf32>)
        ^end(%r: memref<4xf32>):
          return %r : memref<4xf32>
        }
        """));
  }

  @Test
  void whereAFlagTellsTheFunctionMayOwnIt() {
    assertEquals("""
        0 → 1 (0)
        0 → 2 (1) buffer flag
        1 → 2 (0) OWNED 6 buffer flag
        2 → 4 (0) OWNED_IF 6
        2 → 3
        3 → 5
        4 → 5
        """, edges("""
        func.func @f(%c: i1, %m: memref<4xf32>) {
          %true = arith.constant true
          %false = arith.constant false
          cf.cond_br %c, ^new, ^end(%m, %false : memref<4xf32>, i1)
        ^new:
          %a = memref.alloc() : memref<4xf32>
          cf.br ^end(%a, %true : memref<4xf32>, i1)
        ^end(%r: memref<4xf32>, %own: i1):
          scf.if %own {
            memref.dealloc %r : memref<4xf32>
          }
          return
        }
        """));
  }

  @Test
  void aLoopOwnsOneRoundsBufferAtATime() {
    assertEquals("""
        0 → 1 (0)
        0 → 2
        1 → 1
        1 → 2
        """, edges("""
        func.func @f(%n: index) {
          %zero = arith.constant 0 : index
          %one = arith.constant 1 : index
          scf.for %i = %zero to %n step %one {
            %a = memref.alloc() : memref<4xf32>
            memref.dealloc %a : memref<4xf32>
          }
          return
        }
        """));
  }

  /** What is freed in a round is the buffer of line 3 or that of the round before. The edge back to the loop owns the one of this round only. */
  @Test
  void aLoopThatCarriesABufferOwnsItFromRoundToRound() {
    assertEquals("""
        0 → 1 (0) OWNED 3 buffer
        1 → 3 (0) OWNED_IF 3 OWNED_IF 8 buffer
        1 → 2 (1) OWNED_IF 3 OWNED_IF 8 buffer
        3 → 1 (0) OWNED 8 buffer
        """, edges("""
        func.func @f(%c: i1) {
          %true = arith.constant true
          %a = memref.alloc() : memref<4xf32>
          cf.br ^loop(%a : memref<4xf32>)
        ^loop(%x: memref<4xf32>):
          cf.cond_br %c, ^again(%x : memref<4xf32>), ^end(%x : memref<4xf32>)
        ^again(%y: memref<4xf32>):
          %b = memref.alloc() : memref<4xf32>
          memref.dealloc %y : memref<4xf32>
          cf.br ^loop(%b : memref<4xf32>)
        ^end(%z: memref<4xf32>):
          memref.dealloc %z : memref<4xf32>
          return
        }
        """));
  }

  /** The program of found3 whose edges claimed "may own" of a buffer that is freed by then, and of one that is always owned. */
  @Test
  void aLoopOfOneBlockThatCarriesABuffer() {
    assertEquals("""
        0 → 1 (0) OWNED 4 buffer
        0 → 2 OWNED 4 buffer
        1 → 1 OWNED 6 buffer
        1 → 2 OWNED 6 buffer
        """, edges("""
        func.func @loop(%n: index) -> f32 {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %first = memref.alloc() : memref<16xf32>
          %last = scf.for %i = %c0 to %n step %c1 iter_args(%old = %first) -> memref<16xf32> {
            %new = memref.alloc() : memref<16xf32>
            memref.copy %old, %new : memref<16xf32> to memref<16xf32>
            memref.dealloc %old : memref<16xf32>
            scf.yield %new : memref<16xf32>
          }
          %result = memref.load %last[%c0] : memref<16xf32>
          memref.dealloc %last : memref<16xf32>
          return %result : f32
        }
        """));
  }

  /** The parameter is one of two buffers by a condition that is no edge: either may be freed, and neither is owned for certain. */
  @Test
  void aChosenBufferIsPassedOn() {
    assertEquals("""
        0 → 1 (0) OWNED 2 OWNED 3 buffer
        1 → 2 (0) OWNED_IF 2 OWNED_IF 3
        """, edges("""
        func.func @f(%c: i1) {
          %a = memref.alloc() : memref<f32>
          %b = memref.alloc() : memref<f32>
          %x = arith.select %c, %a, %b : memref<f32>
          cf.br ^next(%x : memref<f32>)
        ^next(%y: memref<f32>):
          memref.dealloc %y : memref<f32>
          cf.br ^end
        ^end:
          %z = arith.select %c, %b, %a : memref<f32>
          memref.dealloc %z : memref<f32>
          return
        }
        """));
  }

  /** Each of eight branches may allocate: 256 states, more than are enumerated. The answer is less exact, and there is one. */
  @Test
  void tooManyPathsAreAnsweredWithoutThem() {
    StringBuilder program = new StringBuilder("func.func @f(%c: i1) {\n");
    for (int i = 0; i < 8; i++) {
      program.append("  cf.cond_br %c, ^a" + i + ", ^b" + i + "\n^a" + i + ":\n  %m" + i + " = memref.alloc() : memref<f32>\n  cf.br ^b" + i + "\n^b"
          + i + ":\n");
    }
    assertEquals(24, edges(program + "  return\n}\n").lines().count());
  }
}
