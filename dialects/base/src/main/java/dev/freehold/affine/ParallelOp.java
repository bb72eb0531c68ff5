// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.RecursivelySpeculatable;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.AutomaticAllocationScope;
import dev.freehold.ir.iface.LoopLike;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.ir.text.OpSyntax;
import dev.freehold.memref.AtomicRmwKind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Runs its body for each point of a box, in any order: {@code %r = affine.parallel (%i, %j) = (0, max(%a, %b)) to (%n, 8) step
 * (1, 2) reduce ("addf") -> f32 { … affine.yield %x : f32 }}.
 *
 * <p>The bounds of all dimensions are results of one map; the groups attributes have how many of them belong to each.
 */
public final class ParallelOp extends Op
    implements LoopLike, AutomaticAllocationScope, RecursiveMemoryEffects, RecursivelySpeculatable, SingleBlock {
  static final String REDUCTIONS = "reductions";
  static final String LOWER_MAP = "lowerBoundsMap";
  static final String LOWER_SEGMENTS = "lowerBoundsGroups";
  static final String UPPER_MAP = "upperBoundsMap";
  static final String UPPER_SEGMENTS = "upperBoundsGroups";
  static final String STEPS = "steps";

  public static final OpDef<ParallelOp> DEF = OpDef.of("affine.parallel", ParallelOp.class, ParallelOp::new)
      .attr(REDUCTIONS, AttrSets.arrayOf("Reduction ops", AtomicRmwKind.SET))
      .attr(LOWER_MAP, AttrSets.AFFINE_MAP)
      .attr(LOWER_SEGMENTS, AttrSets.I32_ELEMENTS)
      .attr(UPPER_MAP, AttrSets.AFFINE_MAP)
      .attr(UPPER_SEGMENTS, AttrSets.I32_ELEMENTS)
      .attr(STEPS, AttrSets.I64_ARRAY)
      .operands("mapOperands", TypeSets.INDEX)
      .results("results", TypeSet.ANY)
      .region("region", RegionKind.ONE_BLOCK)
      .traits(Traits.singleBlockImplicitTerminator("affine.yield"), Traits.MEMREFS_NORMALIZABLE)
      .syntax(OpSyntax.of(ParallelSyntax::parse, ParallelSyntax::print))
      .speculatableIf(Divisors.SAFE, op -> Divisors.areSafe(op.lowerBoundsMap()) && Divisors.areSafe(op.upperBoundsMap()), op -> true)
      .build();

  private ParallelOp(OpState<?> state) {
    super(state);
  }

  private AffineMap map(String name) {
    return prop(name, AffineMapAttr.class).map();
  }

  /** The lower bounds of all dimensions; a dimension begins at the greatest of its own. */
  public AffineMap lowerBoundsMap() {
    return map(LOWER_MAP);
  }

  public List<Value> lowerBoundsOperands() {
    return operands(0, lowerBoundsMap().numInputs());
  }

  /** How many of the lower bounds belong to each dimension. */
  public int[] lowerBoundsGroups() {
    return groups(LOWER_SEGMENTS);
  }

  /** The upper bounds of all dimensions, exclusive; a dimension ends at the least of its own. */
  public AffineMap upperBoundsMap() {
    return map(UPPER_MAP);
  }

  public List<Value> upperBoundsOperands() {
    int start = lowerBoundsMap().numInputs();
    return operands(start, operandCount() - start);
  }

  /** How many of the upper bounds belong to each dimension. */
  public int[] upperBoundsGroups() {
    return groups(UPPER_SEGMENTS);
  }

  /** How far apart the points of each dimension are. */
  public long[] stepSizes() {
    long[] sizes = new long[steps().size()];
    for (int i = 0; i < sizes.length; i++) sizes[i] = ((IntegerAttr) steps().get(i)).longValue();
    return sizes;
  }

  /** How each result combines what the points yield. */
  public List<AtomicRmwKind> reductionKinds() {
    List<AtomicRmwKind> kinds = new ArrayList<>();
    for (Attribute kind : reductions().elements()) kinds.add(AtomicRmwKind.of(kind));
    return kinds;
  }

  MapOperands lowerBounds() {
    return new MapOperands(lowerBoundsMap(), lowerBoundsOperands());
  }

  MapOperands upperBounds() {
    return new MapOperands(upperBoundsMap(), upperBoundsOperands());
  }

  /** How many results of a map of bounds belong to each dimension. */
  int[] groups(String name) {
    DenseElementsAttr groups = prop(name, DenseElementsAttr.class);
    int[] sizes = new int[(int) groups.elementCount()];
    for (int i = 0; i < sizes.length; i++) sizes[i] = groups.bits(i).intValue();
    return sizes;
  }

  ArrayAttr steps() {
    return prop(STEPS, ArrayAttr.class);
  }

  ArrayAttr reductions() {
    return prop(REDUCTIONS, ArrayAttr.class);
  }

  public Region body() {
    return region("region");
  }

  public List<Value.Argument> inductionVariables() {
    return body().entryBlock().arguments();
  }

  @Override
  public List<Region> loopRegions() {
    return List.of(body());
  }

  @Override
  protected void verify(Checker check) {
    int[] lower = groups(LOWER_SEGMENTS);
    int[] upper = groups(UPPER_SEGMENTS);
    int dims = steps().size();
    int arguments = body().entryBlock().argumentCount();
    if (lower.length != dims || upper.length != dims || arguments != dims) {
      check.error("the number of region arguments (" + arguments + ") and the number of map groups for lower (" + lower.length
          + ") and upper bound (" + upper.length + "), and the number of steps (" + dims + ") must all match");
      return;
    }
    if (!verifyGroups(lower, map(LOWER_MAP), "lower", check) || !verifyGroups(upper, map(UPPER_MAP), "upper", check)) return;
    if (!verifyReductions(check)) return;
    int inputs = map(LOWER_MAP).numInputs() + map(UPPER_MAP).numInputs();
    if (operandCount() != inputs) {
      check.error("operand count (" + operandCount() + ") does not match the number of inputs of the bound maps (" + inputs + ")");
      return;
    }
    if (!AffineValues.verify(this, lowerBounds().operands(), map(LOWER_MAP).numDims(), check)) return;
    AffineValues.verify(this, upperBounds().operands(), map(UPPER_MAP).numDims(), check);
  }

  private static boolean verifyGroups(int[] groups, AffineMap map, String which, Checker check) {
    int results = 0;
    for (int group : groups) {
      results += group;
      if (group > 0) continue;
      check.error("expected " + which + " bound map to have at least one result");
      return false;
    }
    if (results == map.numResults()) return true;
    check.error("expected " + which + " bounds map to have " + Integer.toUnsignedString(results) + " results");
    return false;
  }

  private boolean verifyReductions(Checker check) {
    if (reductions().size() != resultCount()) {
      check.error("a reduction must be specified for each output");
      return false;
    }
    for (int i = 0; i < resultCount(); i++) {
      if (fits(result(i).type(), AtomicRmwKind.of(reductions().get(i)))) continue;
      check.error("result type cannot match reduction attribute");
      return false;
    }
    return true;
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rewriter) {
    MapOperands lower = lowerBounds().composed();
    MapOperands upper = upperBounds().composed();
    if (lower.equals(lowerBounds()) && upper.equals(upperBounds())) return null;
    List<Value> operands = new ArrayList<>(lower.operands());
    operands.addAll(upper.operands());
    rewriter.setOperands(this, operands);
    rewriter.setProp(this, LOWER_MAP, AffineMapAttr.of(lower.map()));
    rewriter.setProp(this, UPPER_MAP, AffineMapAttr.of(upper.map()));
    return UPDATED;
  }

  private static boolean fits(Type type, AtomicRmwKind kind) {
    return switch (kind) {
      case ADDF, MULF, MAXIMUMF, MINIMUMF -> type instanceof FloatType;
      case ADDI, MULI, ORI, ANDI -> type instanceof IntegerType;
      case MAXS, MINS -> type instanceof IntegerType integer && integer.signedness() == IntegerType.Signedness.SIGNED;
      case MAXU, MINU -> type instanceof IntegerType integer && integer.signedness() == IntegerType.Signedness.UNSIGNED;
      case ASSIGN -> true;
      case MAXNUMF, MINNUMF, XORI -> false;
    };
  }
}
