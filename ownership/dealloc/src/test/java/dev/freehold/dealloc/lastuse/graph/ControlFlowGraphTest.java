// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.dealloc.lastuse.lifetimes.Analyzed;
import dev.freehold.ir.Op;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class ControlFlowGraphTest {
  @Test
  void withoutBranchesThereIsOneBlock() {
    Analyzed one = Analyzed.of("""
        func.func @f(%v: f32) -> f32 {
          %a = arith.addf %v, %v : f32
          return %a : f32
        }
        """);
    assertEquals("", one.edges());
    assertEquals(List.of("arith.addf", "func.return"), one.block(0).ops().stream().map(Analyzed::name).toList());
    assertTrue(one.block(0).endsWithTerminator());
    assertFalse(one.block(0).isSuccessor());
  }

  @Test
  void bothEdgesToOneBlockAreThere() {
    Analyzed branch = Analyzed.of("""
        func.func @f(%c: i1, %v: f32, %w: f32) -> f32 {
          cf.cond_br %c, ^end(%v : f32), ^end(%w : f32)
        ^end(%r: f32):
          return %r : f32
        }
        """);
    assertEquals("0>1 0>1", branch.edges());
    List<ControlFlowEdge> edges = branch.block(0).outgoing();
    assertEquals(List.of(0, 1), edges.stream().map(ControlFlowEdge::successor).toList());
    assertTrue(edges.getFirst().hasPlace());
    assertFalse(edges.getFirst().equals(edges.getLast()));
    assertEquals(2, branch.graph.edgeCount());
  }

  @Test
  void theCasesOfASwitchAreEdgesInOrder() {
    assertEquals("0>2 0>1 0>2", Analyzed.of("""
        func.func @f(%k: i32) {
          cf.switch %k : i32, [
            default: ^b,
            1: ^a,
            2: ^b
          ]
        ^a:
          return
        ^b:
          return
        }
        """).edges());
  }

  @Test
  void blocksThatControlCannotComeToAreNotThere() {
    Analyzed dead = Analyzed.of("""
        func.func @f(%v: f32) -> f32 {
          cf.br ^end(%v : f32)
        ^dead:
          cf.br ^end(%v : f32)
        ^end(%r: f32):
          return %r : f32
        }
        """);
    assertEquals("0>1", dead.edges());
    assertEquals(1, dead.block(1).incoming().size());
  }

  @Test
  void neitherAreThoseBehindARegionThatIsNeverLeft() {
    assertEquals("0>1 1>2 2>2", Analyzed.of("""
        func.func @f() {
          scf.execute_region {
            cf.br ^loop
          ^loop:
            cf.br ^loop
          }
          return
        }
        """).edges());
  }

  @Test
  void blocksAreInFrontOfWhatTheyDominate() {
    Analyzed loop = Analyzed.of("""
        func.func @f(%c: i1) {
          cf.br ^head
        ^body:
          cf.br ^head
        ^head:
          cf.cond_br %c, ^body, ^exit
        ^exit:
          return
        }
        """);
    assertEquals("0>1 1>2 1>3 3>1", sorted(loop.edges()));
    assertTrue(loop.edge("0>1").hasPlace());
  }

  @Test
  void ofAnIfWithTwoRegionsEachIsOnTheWay() {
    Analyzed branch = Analyzed.of("""
        func.func @f(%c: i1, %v: f32) -> f32 {
          %r = scf.if %c -> f32 {
            scf.yield %v : f32
          } else {
            %n = arith.negf %v : f32
            scf.yield %n : f32
          }
          return %r : f32
        }
        """);
    assertEquals("0>2 0>1 1>3 2>3", branch.edges());
    BasicBlock behind = branch.block(3);
    assertEquals("scf.if", Analyzed.name(behind.behind()));
    assertSame(behind.behind().result(0), behind.parameters().getFirst());
    assertEquals("0.1", branch.name(branch.edge("2>3").passed()[0]));
    assertFalse(branch.block(0).endsWithTerminator());
    assertFalse(behind.isSuccessor());
  }

  @Test
  void theElseThatIsNotThereIsABlockWithoutOperations() {
    Analyzed branch = Analyzed.of("""
        func.func @f(%c: i1) {
          scf.if %c {
          }
          return
        }
        """);
    BasicBlock none = branch.graph.blocks().stream().filter(block -> block.block() == null).findFirst().orElseThrow();
    assertTrue(none.ops().isEmpty());
    assertFalse(none.isSuccessor());
    assertFalse(none.endsWithTerminator());
    assertTrue(none.incoming().getFirst().hasPlace());
    assertEquals(4, branch.graph.blocks().size());
    Op end = branch.block(3).ops().getLast();
    assertSame(branch.block(3), branch.graph.endingWith(end));
    branch.graph.fill(none, branch.block(0).ops().getFirst());
    assertSame(none, branch.graph.endingWith(branch.block(0).ops().getFirst()));
  }

  @Test
  void anAffineIfIsLikeAnIf() {
    assertEquals(4, Analyzed.of("""
        func.func @f(%i: index) {
          affine.if affine_set<(d0) : (d0 == 0)>(%i) {
          }
          return
        }
        """).graph.blocks().size());
  }

  @Test
  void aLoopMayRunOrNot() {
    Analyzed loop = Analyzed.of("""
        func.func @f(%n: index, %v: f32) -> f32 {
          %r = scf.for %i = %n to %n step %n iter_args(%x = %v) -> f32 {
            %y = arith.negf %x {name = "y"} : f32
            scf.yield %y : f32
          }
          return %r : f32
        }
        """);
    assertEquals("0>1 0>2 1>1 1>2", loop.edges());
    assertFalse(loop.edge("1>1").hasPlace());
    assertFalse(loop.edge("0>2").hasPlace());
    // The induction variable is produced.
    assertNull(loop.edge("1>1").passed()[0]);
    assertEquals("y", loop.name(loop.edge("1>1").passed()[1]));
    assertEquals("y", loop.name(loop.edge("1>2").passed()[0]));
    assertEquals("0.1", loop.name(loop.edge("0>2").passed()[0]));
  }

  @Test
  void aLoopThatIsKnownToRunHasNoEdgePastItsBody() {
    assertEquals("0>1 1>1 1>2", Analyzed.of("""
        func.func @f() {
          affine.for %i = 0 to 4 {
          }
          return
        }
        """).edges());
  }

  @Test
  void aWhileLoopIsLeftInFrontOfItsBody() {
    assertEquals("0>1 1>2 1>3 2>1", sorted(Analyzed.of("""
        func.func @f(%c: i1) {
          scf.while : () -> () {
            scf.condition(%c)
          } do {
            scf.yield
          }
          return
        }
        """).edges()));
  }

  @Test
  void casesOfAnIndexSwitchAreRegions() {
    assertEquals("0>1 0>2 0>3 1>4 2>4 3>4", sorted(Analyzed.of("""
        func.func @f(%k: index) {
          scf.index_switch %k
          case 0 {
            scf.yield
          }
          case 1 {
            scf.yield
          }
          default {
            scf.yield
          }
          return
        }
        """).edges()));
  }

  @Test
  void anExecutedRegionHasBlocks() {
    Analyzed executed = Analyzed.of("""
        func.func @f(%c: i1) {
          scf.execute_region {
            cf.cond_br %c, ^a, ^b
          ^a:
            scf.yield
          ^b:
            scf.yield
          }
          return
        }
        """);
    assertEquals("0>1 1>2 1>3 2>4 3>4", sorted(executed.edges()));
    assertFalse(executed.block(1).isSuccessor());
    assertTrue(executed.block(2).isSuccessor());
  }

  @Test
  void iterationsOfAParallelLoopFollowOneAnother() {
    assertEquals("0>1 0>2 1>1 1>2", Analyzed.of("""
        func.func @f(%n: index) {
          scf.parallel (%i) = (%n) to (%n) step (%n) {
            scf.reduce
          }
          return
        }
        """).edges());
  }

  @Test
  void aTerminatorThatSaysNothingGoesWhereItsRegionMay() {
    Analyzed all = Analyzed.of("""
        func.func @f(%n: index) {
          scf.forall (%i) in (%n) {
          }
          return
        }
        """);
    assertEquals("0>1 0>2 1>1 1>2", sorted(all.edges()));
    assertNull(all.edge("1>2").edge());
    assertEquals(-1, all.edge("1>2").successor());
  }

  @Test
  void regionsOfOtherOperationsAreOneStep() {
    Analyzed opaque = Analyzed.of("""
        func.func @f(%m: memref<4xf32>) {
          linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%m : memref<4xf32>) {
          ^bb0(%out: f32):
            linalg.yield %out : f32
          }
          return
        }
        """);
    assertEquals("", opaque.edges());
    assertEquals(1, opaque.graph.opaqueRegions().size());
    assertNull(opaque.graph.endingWith(opaque.graph.opaqueRegions().getFirst().entryBlock().lastOp()));
  }

  @Test
  void nestedRegionsAreInTheSameGraph() {
    assertEquals("0>1 0>4 1>2 1>3 2>2 2>3 3>1 3>4", sorted(Analyzed.of("""
        func.func @f(%n: index) {
          scf.for %i = %n to %n step %n {
            scf.for %j = %n to %n step %n {
            }
          }
          return
        }
        """).edges()));
  }

  private static String sorted(String edges) {
    return String.join(" ", Arrays.stream(edges.split(" ")).sorted().toList());
  }
}
