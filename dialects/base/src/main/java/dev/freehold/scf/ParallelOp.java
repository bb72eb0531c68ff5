// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.Region;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.AutomaticAllocationScope;
import dev.freehold.ir.iface.LoopLike;
import dev.freehold.ir.iface.ParallelRegion;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import dev.freehold.ir.text.Printing;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Counts in any order, or all at once: {@code %r = scf.parallel (%i) = (%lb) to (%ub) step (%s) init (%x) -> i32 { … scf.reduce … }}. */
public final class ParallelOp extends Op
    implements RegionBranchOp, LoopLike, ParallelRegion, AutomaticAllocationScope, RecursiveMemoryEffects, SingleBlock {
  public static final OpDef<ParallelOp> DEF = OpDef.of("scf.parallel", ParallelOp.class, ParallelOp::new)
      .operands("lowerBound", TypeSets.INDEX)
      .operands("upperBound", TypeSets.INDEX)
      .operands("step", TypeSets.INDEX)
      .operands("initVals", TypeSet.ANY)
      .operandSegments()
      .results("results", TypeSet.ANY)
      .region("region", RegionKind.ONE_BLOCK)
      .traits(Traits.singleBlockImplicitTerminator("scf.reduce"))
      .syntax(OpSyntax.of(ParallelOp::parse, ParallelOp::print))
      .canonicalize("ParallelOpSingleOrZeroIterationDimsFolder", ParallelPatterns::dropShortDimensions)
      .canonicalize("MergeNestedParallelLoops", ParallelPatterns::mergeNested)
      .build();

  private ParallelOp(OpState<?> state) {
    super(state);
  }

  /** A loop with an empty region. */
  public static OpState<ParallelOp> of(
      Collection<? extends Value> lower, Collection<? extends Value> upper, Collection<? extends Value> steps, List<? extends Value> inits) {
    return DEF.state().operandSegments(lower, upper, steps, inits).results(inits.stream().map(Value::type).toList()).regions(new Region());
  }

  public OperandRange lowerBounds() {
    return operandSegment("lowerBound");
  }

  public OperandRange upperBounds() {
    return operandSegment("upperBound");
  }

  public OperandRange steps() {
    return operandSegment("step");
  }

  public OperandRange inits() {
    return operandSegment("initVals");
  }

  public Block body() {
    return region().entryBlock();
  }

  @Override
  public List<Region> loopRegions() {
    return regions();
  }

  /** Values do not flow here as in other loops: results come from reductions. */
  @Override
  public List<Target> successors(@Nullable Region from) {
    return List.of(new Target(region(), List.of()), new Target(null, List.of()));
  }

  @Override
  public OperandRange entryOperands(Target target) {
    return new OperandRange(this, operandCount(), 0, -1);
  }

  @Override
  protected void verify(Checker check) {
    List<Value> steps = steps();
    if (steps.isEmpty()) {
      check.error("needs at least one tuple element for lowerBound, upperBound and step");
      return;
    }
    for (Value step : steps) {
      Long known = Constants.number(step);
      if (known == null || known > 0) continue;
      check.error("constant step operand must be positive");
      return;
    }
    if (body().argumentCount() != steps.size()) {
      check.error("expects the same number of induction variables: " + body().argumentCount() + " as bound and step values: " + steps.size());
    } else if (!body().arguments().stream().allMatch(argument -> argument.type().equals(IndexType.INSTANCE))) {
      check.error("expects arguments for the induction variable to be of index type");
    } else if (!(body().last() instanceof ReduceOp reduce)) {
      check.error("expects body to terminate with 'scf.reduce'").note(body().lastOp().location(), "terminator here");
    } else {
      verifyReductions(reduce, check);
    }
  }

  private void verifyReductions(ReduceOp reduce, Checker check) {
    if (resultCount() != reduce.regionCount()) {
      check.error("expects number of results: " + resultCount() + " to be the same as number of reductions: " + reduce.regionCount());
      return;
    }
    if (resultCount() != inits().size()) {
      check.error("expects number of results: " + resultCount() + " to be the same as number of initial values: " + inits().size());
      return;
    }
    if (reduce.operandCount() != inits().size()) return;
    for (int i = 0; i < resultCount(); i++) {
      Type result = result(i).type();
      Type reduced = reduce.operand(i).type();
      if (result.equals(reduced)) continue;
      check.errorAt(reduce.location(), "'scf.reduce' op expects type of " + i + "-th reduction operand: " + Printing.quoted(reduced)
          + " to be the same as the " + i + "-th result type: " + Printing.quoted(result)).see(reduce);
      return;
    }
  }

  private static void parse(OpParser p, OpState<ParallelOp> state) {
    List<OpParser.Argument> variables = p.argumentList(Delimiter.PAREN, false, false);
    p.expect("=");
    List<Value> lower = bounds(p, variables.size());
    p.expect("to");
    List<Value> upper = bounds(p, variables.size());
    p.expect("step");
    List<Value> steps = bounds(p, variables.size());
    List<OpParser.Operand> inits = p.accept("init") ? p.operandList(Delimiter.PAREN) : List.of();
    state.results(p.optionalArrowTypeList());
    Region body = p.region(ScfSyntax.typed(variables, IndexType.INSTANCE));
    DictAttr attributes = p.optionalAttrDict();
    state.operandSegments(lower, upper, steps, p.resolve(inits, state.resultTypes(), p.nameLoc()));
    p.addAttrs(state, attributes);
    p.addTerminatorIfMissing(body, ReduceOp.DEF, state.location());
    state.regions(body);
  }

  private static List<Value> bounds(OpParser p, int count) {
    int start = p.loc();
    List<OpParser.Operand> names = p.operandList(Delimiter.PAREN);
    if (names.size() != count) throw p.error(start, "expected " + count + " operands");
    return p.resolveAll(names, IndexType.INSTANCE);
  }

  private static void print(ParallelOp op, OpPrinter out) {
    out.text(" (").operands(op.body().arguments()).text(") = (").operands(op.lowerBounds()).text(") to (").operands(op.upperBounds());
    out.text(") step (").operands(op.steps()).text(")");
    if (!op.inits().isEmpty()) out.text(" init (").operands(op.inits()).text(")");
    out.arrowTypes(op.resultTypes()).text(" ").region(op.region(), false, true);
    out.attrDict(op);
  }
}
