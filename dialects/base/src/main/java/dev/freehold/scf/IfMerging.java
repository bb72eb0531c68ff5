// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

import dev.freehold.arith.SelectOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import java.util.ArrayList;
import java.util.List;

/** Makes one {@link IfOp} of two: of neighbours with the same or the opposite condition, and of one in the other. */
final class IfMerging {
  private IfMerging() {}

  /** if %c { A } else { B }; if %c { X } else { Y }    →    if %c { A; X } else { B; Y } */
  static void mergeNeighbours(IfOp second, Rewriter rewriter) {
    if (!(second.prev() instanceof IfOp first)) return;
    boolean opposite = IfPatterns.isNegation(second.condition(), first.condition())
        || IfPatterns.isNegation(first.condition(), second.condition());
    if (!opposite && second.condition() != first.condition()) return;
    Region then = opposite ? second.elseRegion() : second.thenRegion();
    Region otherwise = opposite ? second.thenRegion() : second.elseRegion();
    for (int i = 0; i < first.resultCount(); i++) {
      useKnownResult(first.result(i), then, first.thenYield().operand(i), otherwise, first.elseYield().operand(i), rewriter);
    }
    List<Type> types = new ArrayList<>(first.resultTypes());
    types.addAll(second.resultTypes());
    rewriter.before(second);
    IfOp merged = rewriter.create(IfOp.of(first.condition(), types));
    append(first.thenRegion(), then, merged.thenRegion(), rewriter);
    append(first.elseRegion(), otherwise, merged.elseRegion(), rewriter);
    List<Value.Result> results = merged.results();
    rewriter.replace(first, results.subList(0, first.resultCount()));
    rewriter.replace(second, results.subList(first.resultCount(), results.size()));
  }

  /** In the regions of the second if, the results of the first one are known. */
  private static void useKnownResult(
      Value result, Region then, Value whenTrue, Region otherwise, Value whenFalse, Rewriter rewriter) {
    result.forEachUse(use -> {
      Region user = use.owner().enclosingRegion();
      if (user.isIn(then)) rewriter.setUse(use, whenTrue);
      else if (user.isIn(otherwise)) rewriter.setUse(use, whenFalse);
    });
  }

  /** Moves what is in two regions, each of one block or empty, into one; the yields become one. */
  private static void append(Region head, Region tail, Region target, Rewriter rewriter) {
    rewriter.inlineRegion(head, target, null);
    if (tail.isEmpty()) return;
    if (target.isEmpty()) {
      rewriter.inlineRegion(tail, target, null);
      return;
    }
    Block block = target.entryBlock();
    Op headYield = block.lastOp();
    Op tailYield = tail.entryBlock().lastOp();
    rewriter.inlineBlock(tail.entryBlock(), block, null, List.of());
    List<Value> yielded = new ArrayList<>(headYield.operands());
    yielded.addAll(tailYield.operands());
    rewriter.atEnd(block).create(YieldOp.of(yielded).at(tailYield.location()));
    rewriter.erase(headYield);
    rewriter.erase(tailYield);
  }

  /** if %a { if %b { X } }    →    if %a and %b { X } */
  static void mergeNested(IfOp outer, Rewriter rewriter) {
    Op only = outer.thenRegion().entryBlock().first();
    if (!(only instanceof IfOp inner) || inner.next() != outer.thenYield()) return;
    if (!isTrivial(outer.elseRegion()) || !isTrivial(inner.elseRegion())) return;
    List<Value> then = new ArrayList<>(outer.thenYield().operands());
    List<Value> otherwise = outer.elseRegion().isEmpty() ? List.of() : outer.elseYield().operands();
    List<Integer> chosenByOuter = new ArrayList<>();
    for (int i = 0; i < then.size(); i++) {
      if (then.get(i) instanceof Value.Result result && result.owner() == inner) {
        if (inner.elseYield().operand(result.index()) != otherwise.get(i)) return;
        then.set(i, inner.thenYield().operand(result.index()));
      } else {
        if (then.get(i).region() == outer.thenRegion()) return;
        chosenByOuter.add(i);
      }
    }
    Value both = rewriter.profile().strategy(NestedConditions.class, NestedConditions.SOUND).both(outer.condition(), inner.condition(), rewriter);
    IfOp merged = rewriter.create(IfOp.of(both, outer.resultTypes()));
    List<Value> results = new ArrayList<>(merged.results());
    rewriter.before(merged);
    for (int i : chosenByOuter) {
      results.set(i, rewriter.create(SelectOp.of(outer.condition(), then.get(i), otherwise.get(i))).result());
    }
    rewriter.inlineBlock(inner.thenRegion().entryBlock(), rewriter.createBlock(merged.thenRegion()), null, List.of());
    rewriter.replaceWith(merged.thenYield(), YieldOp.of(then));
    if (!otherwise.isEmpty()) {
      rewriter.createBlock(merged.elseRegion());
      rewriter.create(YieldOp.of(otherwise).at(outer.location()));
    }
    rewriter.replace(outer, results);
  }

  /** Whether there is nothing in the region, or only a terminator. */
  private static boolean isTrivial(Region region) {
    return region.isEmpty() || region.entryBlock().first() == region.entryBlock().last();
  }
}
