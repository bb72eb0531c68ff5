// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.dialects.syntax.CarriedValues;
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
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.AutomaticAllocationScope;
import dev.freehold.ir.iface.LoopLike;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Counts from the greatest of the lower bounds to the least of the upper bounds: {@code %r = affine.for %i = 0 to min
 * affine_map<()[s0] -> (s0, 64)>()[%n] step 2 iter_args(%x = %init) -> (f32) { … affine.yield %y : f32 }}.
 */
public final class ForOp extends Op
    implements RegionBranchOp, LoopLike, AutomaticAllocationScope, RecursiveMemoryEffects, RecursivelySpeculatable, SingleBlock {
  static final String LOWER_MAP = "lowerBoundMap";
  static final String UPPER_MAP = "upperBoundMap";
  static final String STEP = "step";
  static final String LOWER = "lowerBoundOperands";
  static final String UPPER = "upperBoundOperands";
  static final String INITS = "inits";

  public static final OpDef<ForOp> DEF = OpDef.of("affine.for", ForOp.class, ForOp::new)
      .operands(LOWER, TypeSets.INDEX)
      .operands(UPPER, TypeSets.INDEX)
      .operands(INITS, TypeSet.ANY)
      .operandSegments()
      .attr(LOWER_MAP, AttrSets.AFFINE_MAP)
      .attr(UPPER_MAP, AttrSets.AFFINE_MAP)
      .attr(STEP, AttrSets.INDEX)
      .results("results", TypeSet.ANY)
      .region("region", RegionKind.ONE_BLOCK)
      .traits(Traits.singleBlockImplicitTerminator("affine.yield"))
      .syntax(OpSyntax.of(ForSyntax::parse, ForSyntax::print))
      .speculatableIf("the step is 1, and " + Divisors.SAFE, ForOp::cannotFault, op -> op.step() == 1)
      .build();

  private ForOp(OpState<?> state) {
    super(state);
  }

  /** A loop over the indices of a dimension of a size, with an empty region. */
  public static OpState<ForOp> upTo(Folded size) {
    boolean isConstant = !(size instanceof Value);
    AffineMap upper = isConstant ? AffineMap.constant(((IntegerAttr) size).longValue()) : AffineMap.identity(1);
    return DEF.state().operandSegments(List.of(), isConstant ? List.of() : List.of((Value) size), List.of())
        .prop(LOWER_MAP, AffineMapAttr.of(AffineMap.constant(0))).prop(UPPER_MAP, AffineMapAttr.of(upper)).prop(STEP, IntegerAttr.ofIndex(1))
        .regions(new Region());
  }

  private boolean cannotFault() {
    return step() == 1 && Divisors.areSafe(lowerBoundMap()) && Divisors.areSafe(upperBoundMap());
  }

  public AffineMap lowerBoundMap() {
    return prop(LOWER_MAP, AffineMapAttr.class).map();
  }

  public AffineMap upperBoundMap() {
    return prop(UPPER_MAP, AffineMapAttr.class).map();
  }

  public long step() {
    return prop(STEP, IntegerAttr.class).longValue();
  }

  public OperandRange inits() {
    return operandSegment(INITS);
  }

  /** What the map of the lower bounds is applied to. */
  public OperandRange lowerBoundOperands() {
    return operandSegment(LOWER);
  }

  /** What the map of the upper bounds is applied to. */
  public OperandRange upperBoundOperands() {
    return operandSegment(UPPER);
  }

  MapOperands lowerBound() {
    return new MapOperands(lowerBoundMap(), lowerBoundOperands());
  }

  MapOperands upperBound() {
    return new MapOperands(upperBoundMap(), upperBoundOperands());
  }

  /** The lower bound where it is a constant; otherwise null. */
  @Nullable
  Long constantLowerBound() {
    return lowerBoundMap().isSingleConstant() ? (Long) lowerBoundMap().singleConstant() : null;
  }

  /** The upper bound, exclusive, where it is a constant; otherwise null. */
  @Nullable
  Long constantUpperBound() {
    return upperBoundMap().isSingleConstant() ? (Long) upperBoundMap().singleConstant() : null;
  }

  /** The trip count (unsigned), where both bounds are constants; otherwise null. */
  @Nullable
  Long tripCount() {
    Long lower = constantLowerBound();
    Long upper = constantUpperBound();
    if (lower == null || upper == null || step() <= 0) return null;
    return upper - lower <= 0 ? 0 : (upper - lower + step() - 1) / step();
  }

  public Region body() {
    return region("region");
  }

  public Value.Argument inductionVariable() {
    return body().entryBlock().argument(0);
  }

  /** The arguments of the body that carry values from one iteration to the next. */
  public List<Value.Argument> iterationArguments() {
    List<Value.Argument> all = body().entryBlock().arguments();
    return all.subList(1, all.size());
  }

  /** The loop that counts with this value; null where there is none. */
  static @Nullable ForOp ofVariable(Value value) {
    return value instanceof Value.Argument argument && argument.index() == 0 && argument.owner().parentOp() instanceof ForOp loop ? loop : null;
  }

  @Override
  public List<Region> loopRegions() {
    return List.of(body());
  }

  @Override
  public List<Target> successors(@Nullable Region from) {
    Target enter = new Target(body(), iterationArguments());
    Target leave = new Target(null, results());
    Long count = tripCount();
    if (count != null && from == null) return List.of(count == 0 ? leave : enter);
    return count != null && count == 1 ? List.of(leave) : List.of(enter, leave);
  }

  @Override
  public OperandRange entryOperands(Target target) {
    return inits();
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rewriter) {
    boolean changed = ForPatterns.simplifyBounds(this, rewriter);
    Long count = tripCount();
    if (count != null && count == 0 && resultCount() > 0) return List.copyOf(inits());
    List<Folded> last = ForPatterns.resultsOfEmptyBody(this);
    return last == null && changed ? UPDATED : last;
  }

  @Override
  protected void verifyRegions(Checker check) {
    if (lowerBoundMap().numInputs() != operandSegment(LOWER).size() || upperBoundMap().numInputs() != operandSegment(UPPER).size()) {
      check.error("operand count and affine map dimension and symbol count must match");
    } else if (CarriedValues.verify(inits(), body().entryBlock(), check)) {
      if (!(inductionVariable().type() instanceof IndexType)) {
        check.error("expected body to have a single index argument for the induction variable");
      } else if (verifyBound(lowerBound(), "lower", check)) {
        verifyBound(upperBound(), "upper", check);
      }
    }
  }

  private boolean verifyBound(MapOperands bound, String which, Checker check) {
    if (bound.map().numResults() > 0) return AffineValues.verify(this, bound.operands(), bound.map().numDims(), check);
    check.error("expected " + which + " bound map to have at least one result");
    return false;
  }
}
