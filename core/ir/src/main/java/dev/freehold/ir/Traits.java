// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import static dev.freehold.ir.builtin.TypeSets.elementOrSelf;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrText;
import dev.freehold.ir.builtin.Broadcasting;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The constraints that definitions of many dialects name, with the messages of the reference. */
public final class Traits {
  // Constraints that only mark; passes ask for them.
  public static final Trait COMMUTATIVE = marker("Commutative");
  public static final Trait IDEMPOTENT = marker("Idempotent");
  public static final Trait INVOLUTION = marker("Involution");
  public static final Trait MEMREFS_NORMALIZABLE = marker("MemRefsNormalizable");
  public static final Trait SCALARIZABLE = marker("Scalarizable");
  public static final Trait VECTORIZABLE = marker("Vectorizable");
  public static final Trait TENSORIZABLE = marker("Tensorizable");

  public static final Trait SAME_OPERANDS_AND_RESULT_TYPE = ofTypes("SameOperandsAndResultType", Traits::sameOperandsAndResultType);
  public static final Trait SAME_OPERANDS_AND_RESULT_SHAPE = ofTypes("SameOperandsAndResultShape", Traits::sameOperandsAndResultShape);
  public static final Trait SAME_OPERANDS_AND_RESULT_RANK = ofTypes("SameOperandsAndResultRank", Traits::sameOperandsAndResultRank);
  public static final Trait SAME_OPERANDS_SHAPE = ofTypes("SameOperandsShape", Traits::sameOperandsShape);
  public static final Trait SAME_TYPE_OPERANDS = ofTypes("SameTypeOperands", Traits::sameTypeOperands);
  public static final Trait SAME_OPERANDS_ELEMENT_TYPE = ofTypes("SameOperandsElementType", Traits::sameOperandsElementType);
  public static final Trait SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE =
      ofTypes("SameOperandsAndResultElementType", Traits::sameOperandsAndResultElementType);
  public static final Trait ELEMENTWISE = ofTypes("Elementwise", Traits::elementwise);

  /** The results have the shape that the operands have together, where an extent of 1 is repeated. */
  public static final Trait RESULTS_BROADCASTABLE_SHAPE = ofTypes("ResultsBroadcastableShape", Traits::resultsBroadcastableShape);

  private static final Trait[] MAPPABLE = {ELEMENTWISE, SCALARIZABLE, VECTORIZABLE, TENSORIZABLE};

  /** What the reference calls {@code ElementwiseMappable}: works on scalars, and element by element on vectors and tensors. */
  public static Trait[] elementwiseMappable() {
    return MAPPABLE.clone();
  }

  /** No block that a region begins with has arguments. */
  public static final Trait NO_REGION_ARGUMENTS = structural("NoRegionArguments", Traits::noRegionArguments);
  /** Operands and results are floats or containers of them. */
  public static final Trait RESULTS_ARE_FLOAT_LIKE = ofTypes("ResultsAreFloatLike", Traits::resultsAreFloatLike);
  public static final Trait OPERANDS_ARE_SIGNLESS_INTEGER_LIKE =
      ofTypes("OperandsAreSignlessIntegerLike", Traits::operandsAreSignlessIntegerLike);

  private Traits() {}

  /** A constraint that relies on all being right in the regions of the operation. */
  public static Trait afterRegions(String name, Trait check) {
    return new VerifierTrait(name, Trait.Phase.REGIONS, false, check);
  }

  /** A constraint on how many operands and results there are and on their types, which asks for nothing else. */
  public static Trait ofTypes(String name, Trait check) {
    return new VerifierTrait(name, Trait.Phase.VALUES, true, check);
  }

  /** The operation may only stand directly in one of these. */
  public static Trait hasParent(String... parents) {
    return new HasParent(List.of(parents));
  }

  /** Each region that is not empty ends with this terminator, which the text may leave out. */
  public static Trait singleBlockImplicitTerminator(String terminator) {
    return new ImplicitTerminator(terminator);
  }

  /** The terminator that the text of such an operation may leave out; null for an operation of another kind. */
  public static @Nullable String implicitTerminator(OpDef<?> def) {
    for (Trait trait : def.orderedTraits()) {
      if (trait instanceof ImplicitTerminator implicit) return implicit.terminator;
    }
    return null;
  }

  private record HasParent(List<String> parents) implements Trait {
    @Override
    public Phase phase() {
      return Phase.PLACE;
    }

    @Override
    public void verify(Op op, Checker check) {
      Op parent = op.parentOp();
      if (parent != null && parents.contains(parent.name())) return;
      String which = parents.size() == 1 ? "'" : "to be one of '";
      check.error("expects parent op " + which + String.join(", ", parents) + "'");
    }
  }

  private record ImplicitTerminator(String terminator) implements Trait {
    @Override
    public Phase phase() {
      return Phase.REGIONS;
    }

    @Override
    public void verify(Op op, Checker check) {
      for (int i = 0; i < op.regionCount(); i++) {
        Block block = op.region(i).first();
        if (block == null || block.isEmpty() || block.lastOp().name().equals(terminator)) continue;
        check
            .error("expects regions to end with '" + terminator + "', found '" + block.lastOp().name() + "'")
            .note(op.location(), "in custom textual format, the absence of terminator implies '" + terminator + "'");
        return;
      }
    }
  }

  /** Something that passes ask for, with nothing to check. */
  private record Marker(String name) implements Trait {
    @Override
    public boolean onlyMarks() {
      return true;
    }

    @Override
    public void verify(Op op, Checker check) {}

    @Override
    public String toString() {
      return name;
    }
  }

  /** A name for messages and debuggers, and what to check. */
  private record VerifierTrait(String name, Phase phase, boolean isOfTypes, Trait check) implements Trait {
    @Override
    public void verify(Op op, Checker checker) {
      check.verify(op, checker);
    }

    @Override
    public String toString() {
      return name;
    }
  }

  private static Trait structural(String name, Trait check) {
    return new VerifierTrait(name, Trait.Phase.SHAPE, false, check);
  }

  private static Trait marker(String name) {
    return new Marker(name);
  }

  private static boolean hasOperands(Op op, Checker check) {
    if (op.operandCount() > 0) return true;
    check.error("expected 1 or more operands, but found 0");
    return false;
  }

  private static boolean hasResults(Op op, Checker check) {
    if (op.resultCount() > 0) return true;
    check.error("expected 1 or more results, but found 0");
    return false;
  }

  private static void sameOperandsAndResultType(Op op, Checker check) {
    if (!hasOperands(op, check) || !hasResults(op, check)) return;
    Type type = op.result(0).type();
    if (allAre(op, type)) return;
    if (!allMatch(op, 1, other -> elementOrSelf(other).equals(elementOrSelf(type)) && shapesAgree(other, type))) {
      check.error("requires the same type for all operands and results");
      return;
    }
    Attribute encoding = type instanceof TensorType tensor ? tensor.encoding() : null;
    if (encoding != null && !allMatch(op, 1, other -> other instanceof TensorType that && encoding.equals(that.encoding()))) {
      check.error("requires the same encoding for all operands and results");
    }
  }

  private static void sameOperandsAndResultShape(Op op, Checker check) {
    if (!hasOperands(op, check) || !hasResults(op, check)) return;
    Type type = op.operand(0).type();
    if (allAre(op, type)) return;
    if (!allMatch(op, 0, other -> shapesAgree(other, type) && isScalable(other) == isScalable(type))) {
      check.error("requires the same shape for all operands and results");
    }
  }

  private static void sameOperandsAndResultRank(Op op, Checker check) {
    int rank = -1;
    for (int i = 0; i < op.operandCount(); i++) {
      if (!(op.operand(i).type() instanceof ShapedType type) || !type.hasRank()) continue;
      if (rank >= 0 && type.rank() != rank) {
        check.error("operands don't have matching ranks");
        return;
      }
      rank = type.rank();
    }
    for (Value.Result result : op.results()) {
      if (!(result.type() instanceof ShapedType type) || !type.hasRank()) continue;
      if (rank >= 0 && type.rank() != rank) {
        check.error("result type has different rank than operands");
        return;
      }
      rank = type.rank();
    }
  }

  private static void resultsBroadcastableShape(Op op, Checker check) {
    long[] together = null;
    for (Value operand : op.operands()) {
      if (!(operand.type() instanceof TensorType tensor)) continue;
      together = Broadcasting.together(together == null ? new long[0] : together, tensor.shape().toArray());
      if (together != null) continue;
      check.error("operands don't have broadcast-compatible shapes");
      return;
    }
    for (Value result : op.results()) {
      if (together == null || !(result.type() instanceof TensorType tensor) || endsLike(tensor.shape(), together)) continue;
      check.error("result type '" + AttrText.of(tensor.shape()) + "' not broadcast compatible with broadcasted operands's shapes '"
          + AttrText.of(Shape.of(together)) + "'");
      return;
    }
  }

  /** Whether the last sizes of a shape are these; what is in front of them is none of this constraint's business. */
  private static boolean endsLike(Shape shape, long[] sizes) {
    int more = Math.max(0, shape.rank() - sizes.length);
    return Shape.of(Arrays.copyOfRange(shape.toArray(), more, shape.rank())).isCompatible(Shape.of(sizes));
  }

  private static void sameOperandsShape(Op op, Checker check) {
    if (!hasOperands(op, check)) return;
    Type type = op.operand(0).type();
    if (!allOperandsMatch(op, other -> shapesAgree(other, type))) check.error("requires the same shape for all operands");
  }

  private static void sameTypeOperands(Op op, Checker check) {
    if (op.operandCount() == 0) return;
    Type type = op.operand(0).type();
    if (!allOperandsMatch(op, type::equals)) check.error("requires all operands to have the same type");
  }

  private static void sameOperandsElementType(Op op, Checker check) {
    if (!hasOperands(op, check)) return;
    Type element = elementOrSelf(op.operand(0).type());
    if (!allOperandsMatch(op, other -> elementOrSelf(other).equals(element))) {
      check.error("requires the same element type for all operands");
    }
  }

  private static void sameOperandsAndResultElementType(Op op, Checker check) {
    if (!hasOperands(op, check) || !hasResults(op, check)) return;
    Type element = elementOrSelf(op.result(0).type());
    if (allAre(op, element)) return;
    if (!allMatch(op, 1, other -> elementOrSelf(other).equals(element))) {
      check.error("requires the same element type for all operands and results");
    }
  }

  private static void noRegionArguments(Op op, Checker check) {
    for (int i = 0; i < op.regionCount(); i++) {
      Block entry = op.region(i).first();
      if (entry == null || entry.argumentCount() == 0) continue;
      check.error(op.regionCount() > 1 ? "region #" + i + " should have no arguments" : "region should have no arguments");
      return;
    }
  }

  private static void resultsAreFloatLike(Op op, Checker check) {
    for (Value.Result result : op.results()) {
      if (!(elementOrSelf(result.type()) instanceof FloatType)) {
        check.error("requires a floating point type");
        return;
      }
    }
  }

  private static void operandsAreSignlessIntegerLike(Op op, Checker check) {
    boolean fit =
        allOperandsMatch(op, type -> elementOrSelf(type) instanceof IndexType
            || elementOrSelf(type) instanceof IntegerType integer && integer.isSignless());
    if (!fit) check.error("requires an integer or index type");
  }

  private static void elementwise(Op op, Checker check) {
    List<Type> containers = new ArrayList<>();
    for (int i = 0; i < op.operandCount(); i++) addContainer(op.operand(i).type(), containers);
    int operands = containers.size();
    for (int i = 0; i < op.resultCount(); i++) addContainer(op.result(i).type(), containers);
    int results = containers.size() - operands;
    if (containers.isEmpty()) return;
    if (operands == 0) {
      check.error("if a result is non-scalar, then at least one operand must be non-scalar");
    } else if (results == 0) {
      check.error("if an operand is non-scalar, then there must be at least one non-scalar result");
    } else if (results != op.resultCount()) {
      check.error("if an operand is non-scalar, then all results must be non-scalar");
    } else if (!sameKindAndShape(containers)) {
      check.error("all non-scalar operands/results must have the same shape and base type");
    }
  }

  private static void addContainer(Type type, List<Type> containers) {
    if (type instanceof VectorType || TypeSets.isTensor(type)) containers.add(type);
  }

  private static boolean sameKindAndShape(List<Type> types) {
    Type first = types.getFirst();
    for (Type type : types) {
      if (type.getClass() != first.getClass() || isScalable(type) != isScalable(first) || !shapesAgree(type, first)) return false;
    }
    return true;
  }

  /** Whether two types are both scalars, or have shapes that may be the same at run time; like the reference, this takes a size that scales for one that does not. */
  public static boolean shapesAgree(Type a, Type b) {
    if (!(a instanceof ShapedType left)) return !(b instanceof ShapedType);
    if (!(b instanceof ShapedType right)) return false;
    if (!left.hasRank() || !right.hasRank()) return true;
    if (left.rank() != right.rank()) return false;
    for (int i = 0; i < left.rank(); i++) {
      boolean known = !left.shape().isDynamic(i) && !right.shape().isDynamic(i);
      if (known && left.size(i) != right.size(i)) return false;
    }
    return true;
  }

  private static boolean isScalable(Type type) {
    return type instanceof VectorType vector && vector.isScalable();
  }

  /** Whether all operands and results have this very type: most have, and then nothing else need be compared. */
  private static boolean allAre(Op op, Type type) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (op.operand(i).type() != type) return false;
    }
    for (int i = 0; i < op.resultCount(); i++) {
      if (op.result(i).type() != type) return false;
    }
    return true;
  }

  private static boolean allMatch(Op op, int firstResult, Predicate<Type> fits) {
    for (int i = firstResult; i < op.resultCount(); i++) {
      if (!fits.test(op.result(i).type())) return false;
    }
    return allOperandsMatch(op, fits);
  }

  private static boolean allOperandsMatch(Op op, Predicate<Type> fits) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (!fits.test(op.operand(i).type())) return false;
    }
    return true;
  }
}
