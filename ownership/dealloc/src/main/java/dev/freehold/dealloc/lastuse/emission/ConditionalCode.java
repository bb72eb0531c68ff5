// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.emission;

import dev.freehold.cf.BrOp;
import dev.freehold.cf.CondBrOp;
import dev.freehold.dealloc.emit.ScfCode;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.scf.IfOp;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;

/** Builds code that depends on conditions. All of it is {@code scf.if} first, so that places in the program stay where they are. */
final class ConditionalCode {
  private final Rewriter rewriter;
  /** The inner ones in front of those around them. */
  private final List<IfOp> made = new ArrayList<>();

  ConditionalCode(Rewriter rewriter) {
    this.rewriter = rewriter;
  }

  void when(Value condition, Runnable then) {
    ScfCode.when(condition, rewriter, then);
    made.add(last());
  }

  List<? extends Value> choose(Value condition, List<Type> types, Supplier<List<? extends Value>> then, Supplier<List<? extends Value>> otherwise) {
    List<? extends Value> results = ScfCode.choose(condition, types, rewriter, then, otherwise);
    made.add(last());
    return results;
  }

  private IfOp last() {
    Block block = Objects.requireNonNull(rewriter.point().block());
    Op following = rewriter.point().before();
    return (IfOp) Objects.requireNonNull(following == null ? block.last() : following.prev());
  }

  /** Writes all that has been built as branches, where a region may have several blocks. */
  void lowerToBranches() {
    for (IfOp choice : made.reversed()) {
      Region around = choice.enclosingRegion();
      if (around.enclosingOp() instanceof FunctionLike || around.first() != around.last()) lower(choice);
    }
  }

  private void lower(IfOp choice) {
    Block head = choice.enclosingBlock();
    Block tail = rewriter.splitBlock(head, choice.next());
    List<Value> results = new ArrayList<>();
    for (Value result : choice.results()) results.add(rewriter.addArgument(tail, result.type(), choice.location()));
    Block then = branchTo(tail, choice.thenRegion());
    Block otherwise = choice.elseRegion().isEmpty() ? tail : branchTo(tail, choice.elseRegion());
    rewriter.atEnd(head).withLocation(choice.location());
    rewriter.create(CondBrOp.of(choice.condition(), then, List.of(), otherwise, List.of()));
    rewriter.replace(choice, results);
  }

  /** Puts the block of a region in front of another one, to which it goes; returns it. */
  private Block branchTo(Block tail, Region region) {
    Block block = region.entryBlock();
    Op end = block.lastOp();
    rewriter.before(end).withLocation(end.location());
    rewriter.create(BrOp.of(tail, end.operands()));
    rewriter.erase(end);
    rewriter.inlineRegion(region, tail.enclosingRegion(), tail);
    return block;
  }
}
