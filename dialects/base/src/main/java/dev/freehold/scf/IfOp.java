// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

import dev.freehold.dialects.syntax.ThenElse;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.RecursivelySpeculatable;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Runs one of two regions: {@code %r = scf.if %c -> (i32) { … scf.yield %a : i32 } else { … }}. */
public final class IfOp extends Op implements RegionBranchOp, RecursiveMemoryEffects, RecursivelySpeculatable, SingleBlock {
  public static final OpDef<IfOp> DEF = OpDef.of("scf.if", IfOp.class, IfOp::new)
      .operand("condition", TypeSets.I1)
      .results("results", TypeSet.ANY)
      .region("thenRegion", RegionKind.ONE_BLOCK)
      .region("elseRegion", RegionKind.MAX_ONE_BLOCK)
      .traits(Traits.singleBlockImplicitTerminator("scf.yield"), Traits.NO_REGION_ARGUMENTS)
      .syntax(OpSyntax.of(IfOp::parse, IfOp::print))
      .canonicalize("CombineIfs", IfMerging::mergeNeighbours)
      .canonicalize("CombineNestedIfs", IfMerging::mergeNested)
      .canonicalize("ConditionPropagation", IfPatterns::conditionIsKnownInside)
      .canonicalize("ConvertTrivialIfToSelect", IfPatterns::toSelect)
      .canonicalize("RemoveEmptyElseBranch", IfPatterns::dropEmptyElse)
      .canonicalize("RemoveStaticCondition", IfPatterns::knownCondition)
      .canonicalize("ReplaceIfYieldWithConditionOrValue", IfPatterns::resultIsConditionOrValue)
      .with(RegionFlowPatterns::declare)
      .build();

  private IfOp(OpState<?> state) {
    super(state);
  }

  /** A conditional with two empty regions. */
  public static OpState<IfOp> of(Value condition, List<? extends Type> results) {
    return DEF.state().operands(condition).results(results).regions(new Region(), new Region());
  }

  public Value condition() {
    return operand("condition");
  }

  public Region thenRegion() {
    return region("thenRegion");
  }

  /** The region for a false condition; empty where there is nothing to do. */
  public Region elseRegion() {
    return region("elseRegion");
  }

  /** The terminator of the then region. */
  public YieldOp thenYield() {
    return (YieldOp) thenRegion().entryBlock().lastOp();
  }

  /** The terminator of the else region, which must not be empty. */
  public YieldOp elseYield() {
    return (YieldOp) elseRegion().entryBlock().lastOp();
  }

  @Override
  public List<Target> successors(@Nullable Region from) {
    if (from != null) return List.of(new Target(null, results()));
    Target otherwise = elseRegion().isEmpty() ? new Target(null, results()) : new Target(elseRegion(), List.of());
    return List.of(new Target(thenRegion(), List.of()), otherwise);
  }

  @Override
  public boolean mayTake(Target target, List<@Nullable Attribute> constants) {
    return !(constants.getFirst() instanceof IntegerAttr condition) || condition.isZero() != (target.region() == thenRegion());
  }

  @Override
  public OperandRange entryOperands(Target target) {
    return new OperandRange(this, operandCount(), 0, -1);
  }

  @Override
  protected void verify(Checker check) {
    if (resultCount() > 0 && elseRegion().isEmpty()) check.error("must have an else block if defining values");
  }

  /** if not %c { A } else { B }    →    if %c { B } else { A } */
  @Override
  protected @Nullable List<Folded> fold(Rewriter rewriter) {
    Value condition = elseRegion().isEmpty() ? null : IfPatterns.negated(condition());
    if (condition == null) return null;
    Block then = thenRegion().entryBlock();
    Block otherwise = elseRegion().entryBlock();
    rewriter.moveBlock(otherwise, thenRegion(), null);
    rewriter.moveBlock(then, elseRegion(), null);
    rewriter.setOperand(this, "condition", condition);
    return UPDATED;
  }

  private static void parse(OpParser p, OpState<IfOp> state) {
    state.operands(p.resolve(p.expectOperand(), IntegerType.I1));
    state.results(p.optionalArrowTypeList());
    ThenElse.parse(p, state, YieldOp.DEF);
    p.attrDict(state);
  }

  private static void print(IfOp op, OpPrinter out) {
    boolean yields = op.resultCount() > 0;
    out.text(" ").operand(op.condition());
    if (yields) out.text(" -> (").types(op.resultTypes()).text(")");
    ThenElse.print(op.thenRegion(), op.elseRegion(), yields, out);
    out.attrDict(op);
  }
}
