// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rewrite;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Walk;
import dev.freehold.ir.iface.FunctionLike;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * A region with everything below it. What is in functions below it may be left out: nothing in one sees anything in another, so that each is a scope of its
 * own.
 */
record Scope(Region region, boolean withFunctions) {
  private boolean enters(Op op) {
    return withFunctions || !(op instanceof FunctionLike);
  }

  /** Calls {@code f} for all operations, outer before inner, until one returns {@link Walk#STOP}. */
  void walkPreOrder(Function<Op, Walk> f) {
    Function<Op, Walk> inScope = op -> {
      Walk wanted = f.apply(op);
      return wanted == Walk.ADVANCE && !enters(op) ? Walk.SKIP : wanted;
    };
    for (Block block : region) {
      for (Op op = block.first(), following; op != null; op = following) {
        following = op.next();
        Walk wanted = op.regionCount() == 0 ? f.apply(op) : op.walkPreOrder(inScope);
        if (wanted == Walk.STOP) return;
      }
    }
  }

  /** Calls {@code f} for all operations, inner before outer; it may erase the one that it is given. */
  void walk(Consumer<Op> f) {
    Predicate<Op> entered = this::enters;
    for (Block block : region) {
      for (Op op = block.first(), following; op != null; op = following) {
        following = op.next();
        op.walk(entered, f);
      }
    }
  }

  /** Calls {@code f} for all regions; it may change what is in the one that it is given. */
  void forEachRegion(Consumer<Region> f) {
    forEachRegion(op -> true, f);
  }

  /** The same, without what is below operations that {@code wanted} refuses. */
  void forEachRegion(Predicate<Op> wanted, Consumer<Region> f) {
    Deque<Region> pending = new ArrayDeque<>();
    pending.push(region);
    while (!pending.isEmpty()) {
      Region next = pending.pop();
      f.accept(next);
      for (Block block : next) {
        for (Op op = block.first(); op != null; op = op.next()) {
          if (op.regionCount() == 0 || !enters(op) || !wanted.test(op)) continue;
          for (int i = 0; i < op.regionCount(); i++) pending.push(op.region(i));
        }
      }
    }
  }
}
