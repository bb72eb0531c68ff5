// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.AutomaticAllocationScope;
import dev.freehold.ir.iface.DestinationStyle;
import dev.freehold.ir.iface.LoopLike;
import dev.freehold.ir.iface.ParallelRegion;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.SingleBlock;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Runs its body in one thread for each index, all at once: {@code scf.forall (%i, %j) in (%n, 4) { … }}. */
public final class ForallOp extends Op
    implements RegionBranchOp, LoopLike, DestinationStyle, ParallelRegion, AutomaticAllocationScope, RecursiveMemoryEffects, SingleBlock {
  static final String STATIC_LOWER = "staticLowerBound";
  static final String STATIC_UPPER = "staticUpperBound";
  static final String STATIC_STEP = "staticStep";

  public static final OpDef<ForallOp> DEF = OpDef.of("scf.forall", ForallOp.class, ForallOp::new)
      .operands("dynamicLowerBound", TypeSets.INDEX)
      .operands("dynamicUpperBound", TypeSets.INDEX)
      .operands("dynamicStep", TypeSets.INDEX)
      .operands("outputs", TypeSets.RANKED_TENSOR)
      .operandSegments()
      .attr(STATIC_LOWER, AttrSets.DENSE_I64_ARRAY)
      .attr(STATIC_UPPER, AttrSets.DENSE_I64_ARRAY)
      .attr(STATIC_STEP, AttrSets.DENSE_I64_ARRAY)
      .optionalAttr("mapping", DeviceMappings.ARRAY)
      .results("results", TypeSet.ANY)
      .region("region", RegionKind.ONE_BLOCK)
      .traits(Traits.singleBlockImplicitTerminator("scf.forall.in_parallel"))
      .syntax(new ForallSyntax())
      .canonicalize("FoldTensorCastOfOutputIntoForallOp", CarriedCasts::ofAll)
      .canonicalize("ForallOpControlOperandsFolder", ForallPatterns::constantBounds)
      .canonicalize("ForallOpIterArgsFolder", ForallPatterns::dropOutputs)
      .canonicalize("ForallOpSingleOrZeroIterationDimsFolder", ForallPatterns::dropShortDimensions)
      .canonicalize("ForallOpReplaceConstantInductionVar", ForallPatterns::knownInductionVariables)
      .build();

  private ForallOp(OpState<?> state) {
    super(state);
  }

  /** A loop with an empty region. */
  static OpState<ForallOp> of(MixedValues lower, MixedValues upper, MixedValues steps, OperandRange outputs) {
    return DEF.state().operandSegments(lower.dynamics(), upper.dynamics(), steps.dynamics(), outputs)
        .prop(STATIC_LOWER, lower.staticsAttr()).prop(STATIC_UPPER, upper.staticsAttr()).prop(STATIC_STEP, steps.staticsAttr())
        .results(outputs.stream().map(Value::type).toList()).regions(new Region());
  }

  /** Replaces the bounds and the steps. */
  void setBounds(MixedValues lower, MixedValues upper, MixedValues steps, Rewriter rewriter) {
    rewriter.setOperandSegments(this, lower.dynamics(), upper.dynamics(), steps.dynamics(), List.copyOf(outputs()));
    rewriter.setProp(this, STATIC_LOWER, lower.staticsAttr());
    rewriter.setProp(this, STATIC_UPPER, upper.staticsAttr());
    rewriter.setProp(this, STATIC_STEP, steps.staticsAttr());
  }

  public MixedValues lowerBounds() {
    return MixedValues.of(prop(STATIC_LOWER, DenseArrayAttr.class), operandSegment("dynamicLowerBound"));
  }

  public MixedValues upperBounds() {
    return MixedValues.of(prop(STATIC_UPPER, DenseArrayAttr.class), operandSegment("dynamicUpperBound"));
  }

  public MixedValues steps() {
    return MixedValues.of(prop(STATIC_STEP, DenseArrayAttr.class), operandSegment("dynamicStep"));
  }

  /** The tensors that the threads insert slices into. */
  public OperandRange outputs() {
    return operandSegment("outputs");
  }

  @Override
  public OperandRange inits() {
    return outputs();
  }

  /** How many indices a thread has. */
  public int rank() {
    return prop(STATIC_LOWER, DenseArrayAttr.class).size();
  }

  /** What the threads are mapped to; null where there is no mapping. */
  public @Nullable ArrayAttr mapping() {
    return (ArrayAttr) prop("mapping");
  }

  public Block body() {
    return region().entryBlock();
  }

  public List<Value.Argument> inductionVariables() {
    return body().arguments().subList(0, rank());
  }

  /** The arguments of the body for the outputs. */
  public List<Value.Argument> outputArguments() {
    return body().arguments().subList(rank(), body().argumentCount());
  }

  @Override
  public List<Region> loopRegions() {
    return regions();
  }

  /** No values flow: results come from what the terminator combines. */
  @Override
  public List<Target> successors(@Nullable Region from) {
    Target end = new Target(null, List.of());
    return from == null ? List.of(new Target(region(), List.of()), end) : List.of(end);
  }

  @Override
  public OperandRange entryOperands(Target target) {
    return new OperandRange(this, operandCount(), 0, -1);
  }

  @Override
  protected void verify(Checker check) {
    int rank = rank();
    OperandRange outputs = outputs();
    if (resultCount() != outputs.size()) {
      check.error("produces " + resultCount() + " results, but has only " + outputs.size() + " outputs");
      return;
    }
    if (body().argumentCount() != rank + outputs.size()) {
      check.error("region expects " + rank + " arguments");
      return;
    }
    for (int i = 0; i < rank; i++) {
      if (body().argument(i).type().equals(IndexType.INSTANCE)) continue;
      check.error("expects " + i + "-th block argument to be an index");
      return;
    }
    for (int i = 0; i < outputs.size(); i++) {
      if (body().argument(rank + i).type().equals(outputs.get(i).type())) continue;
      check.error("type mismatch between " + i + "-th output and corresponding block argument");
      return;
    }
    verifyMapping(check);
    verifyBounds("lower bound", STATIC_LOWER, "dynamicLowerBound", check);
    verifyBounds("upper bound", STATIC_UPPER, "dynamicUpperBound", check);
    verifyBounds("step", STATIC_STEP, "dynamicStep", check);
  }

  /** Each induction variable is mapped; besides, there may be a mask of the processing units that take part. */
  private void verifyMapping(Checker check) {
    if (mapping() == null || mapping().elements().isEmpty()) return;
    long masks = mapping().elements().stream().filter(DeviceMappings::isMask).count();
    if (mapping().elements().size() - masks != rank()) check.error("mapping attribute size must match op rank");
    else if (masks > 1) check.error("\"mapping\" supports at most one device masking attribute");
  }

  private void verifyBounds(String what, String staticBounds, String dynamicBounds, Checker check) {
    if (check.failed()) return;
    DenseArrayAttr statics = prop(staticBounds, DenseArrayAttr.class);
    int rank = rank();
    if (statics.size() != rank) {
      check.plainError("expected " + rank + " " + what + " values, got " + statics.size());
      return;
    }
    int gaps = MixedValues.gaps(statics);
    if (gaps == operandSegment(dynamicBounds).size()) return;
    check.plainError("expected " + gaps + " dynamic " + what + " values");
  }
}
