// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.analysis;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.toy.Toy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Dominance of operations and blocks in nested regions. */
class DominanceTest {
  @Test
  void nestedRegions() {
    ModuleOp module = Toy.parse("""
        toy.func @f (i32) -> () {
        ^entry(%x: i32):
          %a = toy.compute %x : (i32) -> i32
          "toy.any"() ({
            %b = toy.compute %a : (i32) -> i32
            toy.return
          }, {
            %c = toy.compute %a : (i32) -> i32
            toy.return
          }) : () -> ()
          toy.graph {
            %d = toy.compute %e : (i32) -> i32
            %e = toy.compute %d : (i32) -> i32
          }
          toy.return
        }
        """);
    Dominance dominance = new Dominance(module);
    Block entry = module.body().first().region(0).first();
    Op a = entry.first();
    Op any = a.next();
    Op b = any.region(0).first().first();
    Op c = any.region(1).first().first();
    Op graph = any.next();
    Op d = graph.region(0).first().first();
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
    none.add(dominance.nearestCommonDominator(b.block(), Toy.parse("").body()));
    assertNull(none.getFirst());
  }
}
