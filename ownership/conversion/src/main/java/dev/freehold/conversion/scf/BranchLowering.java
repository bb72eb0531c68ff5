// SPDX-License-Identifier: Apache-2.0
package dev.freehold.conversion.scf;

import dev.freehold.arith.AddIOp;
import dev.freehold.arith.CmpIOp;
import dev.freehold.arith.IndexCastOp;
import dev.freehold.arith.IntegerPredicate;
import dev.freehold.cf.BrOp;
import dev.freehold.cf.CondBrOp;
import dev.freehold.cf.SwitchOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.AutomaticAllocations;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.rewrite.Folding;
import dev.freehold.scf.ConditionOp;
import dev.freehold.scf.ExecuteRegionOp;
import dev.freehold.scf.ForOp;
import dev.freehold.scf.ForallOp;
import dev.freehold.scf.IfOp;
import dev.freehold.scf.IndexSwitchOp;
import dev.freehold.scf.ParallelOp;
import dev.freehold.scf.WhileOp;
import dev.freehold.scf.YieldOp;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Replaces one structured operation at a time by blocks, which come to stand between what is in front of the operation and what is behind it. */
final class BranchLowering {
  private final Rewriter rewriter;
  private final IntegerType selectorType;

  BranchLowering(Rewriter rewriter) {
    this.rewriter = rewriter;
    selectorType = rewriter.profile().strategy(SelectorType.class, SelectorType.SOUND).type();
  }

  static boolean applies(Op op) {
    return switch (op) {
      case ExecuteRegionOp _,ForOp _,ForallOp _,IfOp _,IndexSwitchOp _,ParallelOp _,WhileOp _ -> true;
      default -> false;
    };
  }

  /** Replaces an operation to which this {@link #applies}. Structured operations in it stay as they are, but for loops over several dimensions. */
  void lower(Op op) {
    // The reference's conversions fold before they convert; structured operations only fold in place.
    while (Folding.results(op, rewriter) != null) {}
    switch (op) {
      case ExecuteRegionOp execute -> lower(execute);
      case ForOp loop -> lower(loop);
      case ForallOp loop -> lower(SequentialLoops.parallel(loop, rewriter));
      case IfOp choice -> lower(choice);
      case IndexSwitchOp choice -> lower(choice);
      case ParallelOp loop -> SequentialLoops.nest(loop, rewriter).forEach(this::lower);
      case WhileOp loop -> lower(loop);
      default -> throw new IllegalArgumentException(op.name());
    }
  }

  private void lower(ForOp loop) {
    if (!AutomaticAllocations.areIgnored(rewriter.profile())) LoopAllocations.keep(loop, rewriter);
    Location location = loop.location();
    Block behind = splitBehind(loop);
    Block head = loop.body().entryBlock();
    Block body = rewriter.splitBlock(head, head.firstOp());
    List<Value.Argument> carried = loop.iterationArguments();
    Value variable = loop.inductionVariable();
    YieldOp yield = (YieldOp) body.lastOp();
    rewriter.inlineRegion(loop.body(), behind.enclosingRegion(), behind);

    rewriter.before(yield).withLocation(location);
    List<Value> next = new ArrayList<>();
    next.add(rewriter.create(AddIOp.of(variable, loop.step())).result());
    next.addAll(yield.operands());
    LoopAnnotations.copy(loop, rewriter.create(BrOp.of(head, next)), rewriter);
    rewriter.erase(yield);

    rewriter.atEnd(head);
    IntegerPredicate less = loop.isUnsigned() ? IntegerPredicate.ULT : IntegerPredicate.SLT;
    Value more = rewriter.create(CmpIOp.of(less, variable, loop.upperBound())).result();
    rewriter.create(CondBrOp.of(more, body, List.of(), behind, List.of()));

    List<Value> first = new ArrayList<>();
    first.add(loop.lowerBound());
    first.addAll(loop.initArgs());
    rewriter.before(loop).create(BrOp.of(head, first));
    rewriter.replace(loop, carried);
  }

  private void lower(IfOp choice) {
    Block behind = splitBehind(choice);
    Block join = behind;
    if (choice.resultCount() > 0) {
      join = rewriter.createBlock(behind.enclosingRegion(), behind, choice.resultTypes(), choice.location());
      rewriter.withLocation(choice.location()).create(BrOp.of(behind, List.of()));
    }
    Block then = inlineBefore(join, choice.thenRegion(), yield -> choice.location());
    Block otherwise = choice.elseRegion().isEmpty() ? join : inlineBefore(join, choice.elseRegion(), yield -> choice.location());
    rewriter.before(choice).create(CondBrOp.of(choice.condition(), then, List.of(), otherwise, List.of()));
    rewriter.replace(choice, join.arguments().subList(0, choice.resultCount()));
  }

  private void lower(ExecuteRegionOp execute) {
    Block behind = splitBehind(execute);
    List<Value.Argument> results = receive(behind, execute);
    Block entry = inlineBefore(behind, execute.body(), yield -> execute.location());
    rewriter.before(execute).create(BrOp.of(entry, List.of()));
    rewriter.replace(execute, results);
  }

  private void lower(IndexSwitchOp choice) {
    Block behind = splitBehind(choice);
    List<Value.Argument> results = receive(behind, choice);
    List<SwitchOp.Case> cases = new ArrayList<>();
    for (int i = 0; i < choice.cases().length; i++) {
      cases.add(new SwitchOp.Case(BigInteger.valueOf(choice.cases()[i]), inlineBefore(behind, choice.caseRegion(i), YieldOp::location), List.of()));
    }
    Block whenNone = inlineBefore(behind, choice.defaultRegion(), YieldOp::location);
    Value selector = rewriter.before(choice).create(IndexCastOp.of(choice.selector(), selectorType)).result();
    rewriter.create(SwitchOp.of(selector, whenNone, List.of(), cases));
    rewriter.replace(choice, results);
  }

  private void lower(WhileOp loop) {
    Block behind = splitBehind(loop);
    Block before = loop.before().entryBlock();
    Block after = loop.after().entryBlock();
    ConditionOp condition = loop.conditionOp();
    List<Value> results = List.copyOf(condition.arguments());
    YieldOp yield = (YieldOp) after.lastOp();
    boolean hasBody = after.firstOp() != yield || !yield.operands().equals(after.arguments());

    rewriter.inlineRegion(loop.before(), behind.enclosingRegion(), behind);
    CondBrOp decision = rewriter.before(condition).create(CondBrOp.of(condition.condition(), hasBody ? after : before, results, behind, List.of()));
    rewriter.erase(condition);
    if (hasBody) {
      rewriter.inlineRegion(loop.after(), behind.enclosingRegion(), behind);
      LoopAnnotations.copy(loop, rewriter.before(yield).create(BrOp.of(before, yield.operands())), rewriter);
      rewriter.erase(yield);
    } else {
      LoopAnnotations.copy(loop, decision, rewriter);
    }
    rewriter.before(loop).create(BrOp.of(before, loop.inits()));
    rewriter.replace(loop, results);
  }

  private Block splitBehind(Op op) {
    return rewriter.splitBlock(op.enclosingBlock(), op.next());
  }

  /** Gives a block an argument for each result of an operation. */
  private List<Value.Argument> receive(Block target, Op op) {
    List<Value.Argument> received = new ArrayList<>();
    for (Type type : op.resultTypes()) received.add(rewriter.addArgument(target, type, op.location()));
    return received;
  }

  /** Moves the blocks of a region in front of the block that receives what they yield. Returns the first. */
  private Block inlineBefore(Block join, Region region, Function<? super YieldOp, Location> branchLocation) {
    Block entry = region.entryBlock();
    for (Block block : region) {
      if (!(block.last() instanceof YieldOp yield)) continue;
      rewriter.before(yield).withLocation(branchLocation.apply(yield)).create(BrOp.of(join, yield.operands()));
      rewriter.erase(yield);
    }
    rewriter.inlineRegion(region, join.enclosingRegion(), join);
    return entry;
  }
}
