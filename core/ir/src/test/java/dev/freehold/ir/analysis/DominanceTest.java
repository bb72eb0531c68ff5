// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.analysis;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.toy.ToyIr;
import dev.freehold.ir.toy.ToyOps;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Dominance of operations and blocks in nested regions. */
class DominanceTest {
  private static OpState<ToyOps.Compute> compute(Value operand) {
    return ToyOps.Compute.of(List.of(operand), IntegerType.I32);
  }

  @Test
  void nestedRegions() {
    ModuleOp module = ToyIr.module();
    Block entry = ToyIr.function(module, "f", IntegerType.I32).region(0).entryBlock();
    Rewriter rewriter = new Rewriter(ToyIr.REGISTRY).atEnd(entry);
    Op a = rewriter.create(compute(entry.argument(0)));
    Op any = rewriter.create(ToyOps.Any.DEF.state().regions(ToyIr.region(1), ToyIr.region(1)));
    Op graph = rewriter.create(ToyOps.Graph.DEF.state().regions(ToyIr.region(1)));
    rewriter.create(ToyOps.Return.of(List.of()));
    Op b = rewriter.atEnd(any.region(0).entryBlock()).create(compute(a.result()));
    Op c = rewriter.atEnd(any.region(1).entryBlock()).create(compute(a.result()));
    Op d = rewriter.atEnd(graph.region(0).entryBlock()).create(compute(a.result()));
    rewriter.setOperand(d, 0, rewriter.create(compute(d.result())).result());
    Dominance dominance = new Dominance(module);
    assertTrue(dominance.properlyDominates(a, b));
    assertTrue(dominance.properlyDominates(entry.argument(0), c));
    assertTrue(dominance.properlyDominates(a.result(), any));
    assertFalse(dominance.properlyDominates(any, b));
    assertFalse(dominance.properlyDominates(b, c));
    assertFalse(dominance.properlyDominates(b, any));
    assertFalse(dominance.properlyDominates(module, a));
    assertTrue(dominance.dominates(a, a));
    assertFalse(dominance.properlyDominates(a, a));
    assertTrue(dominance.properlyDominates(d.next(), d), "operations in a graph have no order");
    assertFalse(Dominance.isOrdered(graph.region(0)));
    assertTrue(dominance.dominates(entry, b.block()));
    assertFalse(dominance.dominates(b.block(), entry));
    assertSame(entry, dominance.nearestCommonDominator(b.block(), c.block()));
    assertSame(b.block(), dominance.nearestCommonDominator(b.block(), b.block()));
    List<Block> none = new ArrayList<>();
    none.add(dominance.nearestCommonDominator(b.block(), ToyIr.module().body()));
    assertNull(none.getFirst());
  }
}
