// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.lifetimes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowEdge;
import java.util.List;
import org.junit.jupiter.api.Test;

class NeedTest {
  @Test
  void deadBehindTheLastUse() {
    assertEquals("a behind l", Analyzed.of("""
        func.func @f(%v: f32) -> f32 {
          %a = memref.alloc() {name = "a"} : memref<f32>
          memref.store %v, %a[] : memref<f32>
          %r = memref.load %a[] {name = "l"} : memref<f32>
          return %r : f32
        }
        """).deaths());
  }

  @Test
  void deadWhereItIsMade() {
    assertEquals("a behind a, c behind c", Analyzed.of("""
        func.func private @make() -> memref<f32>
        func.func @f() {
          %a = memref.alloc() {name = "a"} : memref<f32>
          %c = call @make() {name = "c"} : () -> memref<f32>
          return
        }
        """).deaths());
  }

  @Test
  void whatDiesTogetherDiesInTheOrderOfDefinitions() {
    Analyzed use = Analyzed.of("""
        func.func private @use(memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>)
        func.func @f() {
          %a = memref.alloc() {name = "a"} : memref<f32>
          %b = memref.alloc() {name = "b"} : memref<f32>
          %c = memref.alloc() {name = "c"} : memref<f32>
          %d = memref.alloc() {name = "d"} : memref<f32>
          %e = memref.alloc() {name = "e"} : memref<f32>
          %g = memref.alloc() {name = "g"} : memref<f32>
          call @use(%d, %a, %g, %b, %e, %c) : (memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>) -> ()
          return
        }
        """);
    assertEquals(List.of("a", "b", "c", "d", "e", "g"), use.need.endsInBlocks().deaths().stream().map(death -> use.name(death.handle())).toList());
  }

  @Test
  void aViewThatNobodyUsesIsNoUse() {
    assertEquals("a behind a", Analyzed.of("""
        func.func @f() -> index {
          %a = memref.alloc() {name = "a"} : memref<4xf32>
          %v = memref.subview %a[0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
          %p = arith.constant 0 : index
          return %p : index
        }
        """).deaths());
  }

  @Test
  void returnedIsNotDead() {
    assertEquals("", Analyzed.of("""
        func.func @f() -> memref<f32> {
          %a = memref.alloc() {name = "a"} : memref<f32>
          return %a : memref<f32>
        }
        """).deaths());
  }

  @Test
  void deadAtTheStartOfABlockThatHasOnePredecessor() {
    assertEquals("a behind l, a start 1", Analyzed.of("""
        func.func @f(%c: i1, %v: f32) -> f32 {
          %a = memref.alloc() {name = "a"} : memref<f32>
          memref.store %v, %a[] : memref<f32>
          cf.cond_br %c, ^uses, ^not
        ^uses:
          %r = memref.load %a[] {name = "l"} : memref<f32>
          return %r : f32
        ^not:
          return %v : f32
        }
        """).deaths());
  }

  @Test
  void deadOnACriticalEdge() {
    assertEquals("a behind l, a on 0>2", Analyzed.of("""
        func.func @f(%c: i1, %v: f32) {
          %a = memref.alloc() {name = "a"} : memref<f32>
          memref.store %v, %a[] : memref<f32>
          cf.cond_br %c, ^uses, ^end
        ^uses:
          %r = memref.load %a[] {name = "l"} : memref<f32>
          cf.br ^end
        ^end:
          return
        }
        """).deaths());
  }

  @Test
  void whatDiesOnAllEdgesIntoABlockDiesAtItsStart() {
    assertEquals("a behind l, a start 2, b behind m, b on 1>2", Analyzed.of("""
        func.func @f(%c: i1, %d: i1, %v: f32) -> f32 {
          %a = memref.alloc() {name = "a"} : memref<f32>
          memref.store %v, %a[] : memref<f32>
          cf.cond_br %c, ^more, ^end
        ^more:
          %b = memref.alloc() {name = "b"} : memref<f32>
          memref.store %v, %b[] : memref<f32>
          cf.cond_br %d, ^uses, ^end
        ^uses:
          %r = memref.load %a[] {name = "l"} : memref<f32>
          %s = memref.load %b[] {name = "m"} : memref<f32>
          return %s : f32
        ^end:
          return %v : f32
        }
        """).deaths());
  }

  @Test
  void blocksThatOnlyBranchAreLookedThrough() {
    assertEquals("a behind l, a start 3, b behind m, b start 2", Analyzed.of("""
        func.func @f(%c: i1, %d: i1, %v: f32) -> f32 {
          %a = memref.alloc() {name = "a"} : memref<f32>
          memref.store %v, %a[] : memref<f32>
          cf.cond_br %c, ^more, ^end
        ^more:
          %b = memref.alloc() {name = "b"} : memref<f32>
          memref.store %v, %b[] : memref<f32>
          cf.cond_br %d, ^uses, ^through
        ^uses:
          %r = memref.load %a[] {name = "l"} : memref<f32>
          %s = memref.load %b[] {name = "m"} : memref<f32>
          return %s : f32
        ^through:
          cf.br ^end
        ^end:
          return %v : f32
        }
        """).deaths());
  }

  @Test
  void whatMayBeAParameterDiesOnItsEdge() {
    Analyzed passed = Analyzed.of("""
        func.func @f(%c: i1, %v: f32) -> f32 {
          %a = memref.alloc() {name = "a"} : memref<f32>
          %b = memref.alloc() {name = "b"} : memref<f32>
          %e = memref.alloc() {name = "e"} : memref<f32>
          memref.store %v, %a[] : memref<f32>
          memref.store %v, %b[] : memref<f32>
          memref.store %v, %e[] : memref<f32>
          cf.cond_br %c, ^end(%a : memref<f32>), ^other
        ^other:
          cf.cond_br %c, ^end(%b : memref<f32>), ^last
        ^last:
          %x = memref.load %a[] {name = "x"} : memref<f32>
          %y = memref.load %b[] {name = "y"} : memref<f32>
          %z = memref.load %e[] {name = "z"} : memref<f32>
          return %z : f32
        ^end(%p: memref<f32>):
          %r = memref.load %p[] {name = "r"} : memref<f32>
          return %r : f32
        }
        """);
    assertEquals("3.0 behind r, a behind x, a on 1>3, b behind y, b on 0>3, e behind z, e start 3", passed.deaths());
  }

  @Test
  void deadBehindALoopThatUsesIt() {
    assertEquals("a start 2", Analyzed.of("""
        func.func @f(%n: index, %v: f32) {
          %a = memref.alloc() {name = "a"} : memref<f32>
          scf.for %i = %n to %n step %n {
            memref.store %v, %a[] : memref<f32>
          }
          return
        }
        """).deaths());
  }

  @Test
  void deadInEachIterationThatMakesIt() {
    assertEquals("a behind s", Analyzed.of("""
        func.func @f(%n: index, %v: f32) {
          scf.for %i = %n to %n step %n {
            %a = memref.alloc() {name = "a"} : memref<f32>
            memref.store %v, %a[] {name = "s"} : memref<f32>
          }
          return
        }
        """).deaths());
  }

  @Test
  void deadInAnElseThatIsNotThere() {
    Analyzed branch = Analyzed.of("""
        func.func @f(%c: i1, %v: f32) {
          %a = memref.alloc() {name = "a"} : memref<f32>
          scf.if %c {
            memref.store %v, %a[] {name = "s"} : memref<f32>
          }
          return
        }
        """);
    assertEquals("a behind s, a start 1", branch.deaths());
    assertTrue(branch.block(1).ops().isEmpty());
  }

  @Test
  void whatIterationsShareIsNeededUntilAllEnd() {
    assertEquals("a start 2, b behind s", Analyzed.of("""
        func.func @f(%n: index, %v: f32) {
          %a = memref.alloc(%n) {name = "a"} : memref<?xf32>
          scf.parallel (%i) = (%n) to (%n) step (%n) {
            %b = memref.alloc() {name = "b"} : memref<f32>
            memref.store %v, %b[] {name = "s"} : memref<f32>
            memref.store %v, %a[%i] : memref<?xf32>
            scf.reduce
          }
          return
        }
        """).deaths());
  }

  @Test
  void whatARegionWithoutControlFlowUsesIsNeededUntilTheOperationEnds() {
    assertEquals("a behind g", Analyzed.of("""
        func.func @f(%out: memref<4xf32>) {
          %a = memref.alloc() {name = "a"} : memref<f32>
          linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%out : memref<4xf32>) attrs = {name = "g"} {
          ^bb0(%x: f32):
            %y = memref.load %a[] : memref<f32>
            linalg.yield %y : f32
          }
          return
        }
        """).deaths());
  }

  @Test
  void choosingAmongHandlesNeedsThemIfTheResultIsNeeded() {
    assertEquals("a behind s, b behind s, s behind l, u behind u", Analyzed.of("""
        func.func @f(%c: i1) {
          %a = memref.alloc() {name = "a"} : memref<f32>
          %b = memref.alloc() {name = "b"} : memref<f32>
          %u = memref.alloc() {name = "u"} : memref<f32>
          %s = arith.select %c, %a, %b {name = "s"} : memref<f32>
          %t = arith.select %c, %a, %u {name = "t"} : memref<f32>
          %r = memref.load %s[] {name = "l"} : memref<f32>
          return
        }
        """).deaths());
  }

  @Test
  void neededForEver() {
    assertEquals("", Analyzed.of("""
        func.func @f(%v: f32) {
          %a = memref.alloc() {name = "a"} : memref<f32>
          cf.br ^loop
        ^loop:
          memref.store %v, %a[] : memref<f32>
          cf.br ^loop
        }
        """).deaths());
  }

  @Test
  void deadInFrontOfALoopThatDoesNotEnd() {
    assertEquals("a behind s", Analyzed.of("""
        func.func @f(%v: f32) {
          %a = memref.alloc() {name = "a"} : memref<f32>
          memref.store %v, %a[] {name = "s"} : memref<f32>
          cf.br ^loop
        ^loop:
          cf.br ^loop
        }
        """).deaths());
  }

  @Test
  void aLoopWithTwoEntries() {
    assertEquals("a start 3", Analyzed.of("""
        func.func @f(%c: i1, %v: f32) {
          %a = memref.alloc() {name = "a"} : memref<f32>
          cf.cond_br %c, ^left, ^right
        ^left:
          memref.store %v, %a[] : memref<f32>
          cf.br ^right
        ^right:
          cf.cond_br %c, ^left, ^end
        ^end:
          return
        }
        """).deaths());
  }

  @Test
  void parametersAreNeededByTheirOwnNames() {
    Analyzed passed = Analyzed.of("""
        func.func @f(%c: i1) -> f32 {
          %a = memref.alloc() {name = "a"} : memref<f32>
          %b = memref.alloc() {name = "b"} : memref<f32>
          cf.cond_br %c, ^next(%a, %a : memref<f32>, memref<f32>), ^next(%b, %a : memref<f32>, memref<f32>)
        ^next(%x: memref<f32>, %y: memref<f32>):
          %r = memref.load %x[] : memref<f32>
          return %r : f32
        }
        """);
    BasicBlock next = passed.block(1);
    assertTrue(passed.need.isNeededParameter(next, passed.handle("1.0")));
    assertEquals("1.0", passed.names(passed.need.atStart(next)));
    ControlFlowEdge first = passed.block(0).outgoing().getFirst();
    assertEquals("a b", passed.names(passed.need.beforeEdges(passed.block(0))));
    assertEquals("a b", passed.names(passed.need.dyingOn(first)));
    assertFalse(passed.need.dyingOn(first).isEmpty());
  }
}
