// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.DenseResourceAttr;
import dev.freehold.ir.builtin.DenseStringElementsAttr;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.SparseElementsAttr;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import java.util.function.BiConsumer;

/** A scalar constant, or a vector or tensor of them. */
public final class ConstantOp extends Op implements ConstantLike, Pure, NamesResults {
  public static final OpDef<ConstantOp> DEF = OpDef.of("arith.constant", ConstantOp.class, ConstantOp::new)
      .attr("value", AttrSets.TYPED)
      .result("result", TypeSet.ANY)
      .inferResults(state -> state.prop("value") instanceof Attribute value ? List.of(value.type()) : null)
      .traits(ConstantOp::verifyTypes)
      .assembly("attr-dict $value")
      .build();

  private ConstantOp(OpState<?> state) {
    super(state);
  }

  public static OpState<ConstantOp> of(Attribute value) {
    return DEF.state().prop("value", value).results(value.type());
  }

  public static OpState<ConstantOp> index(long value) {
    return of(IntegerAttr.ofIndex(value));
  }

  public static OpState<ConstantOp> bool(boolean value) {
    return of(IntegerAttr.ofBool(value));
  }

  /** Whether a value can be a constant of a type. */
  static boolean accepts(Attribute value, Type type) {
    if (!isNumeric(value) || !value.type().equals(type)) return false;
    return !(type instanceof IntegerType integer) || integer.isSignless();
  }

  private static boolean isNumeric(Attribute value) {
    return value instanceof IntegerAttr || value instanceof FloatAttr || value instanceof DenseElementsAttr
        || value instanceof DenseStringElementsAttr || value instanceof SparseElementsAttr || value instanceof DenseResourceAttr;
  }

  @Override
  public Attribute value() {
    return prop("value", Attribute.class);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), hint());
  }

  private String hint() {
    if (!(value() instanceof IntegerAttr number)) return "cst";
    return switch (result().type()) {
      case IntegerType type when type.width() == 1 -> number.isZero() ? "false" : "true";
      case IntegerType type -> "c" + number.digits() + "_i" + type.width();
      default -> "c" + number.digits();
    };
  }

  private static void verifyTypes(Op op, Checker check) {
    if (!op.result().type().equals(op.prop("value", Attribute.class).type()))
      check.error("failed to verify that all of {value, result} have same type");
  }

  @Override
  protected void verify(Checker check) {
    Type type = result().type();
    if (type instanceof IntegerType integer && !integer.isSignless()) {
      check.error("integer return type must be signless");
    } else if (!isNumeric(value())) {
      check.error("value must be an integer, float, or elements attribute");
    } else if (type instanceof VectorType vector && vector.isScalable() && !(value() instanceof DenseElementsAttr dense && dense.isSplat())) {
      // The reference spells it so.
      check.error("intializing scalable vectors with elements attribute is not supported unless it's a vector splat");
    }
  }

  @Override
  protected List<Folded> fold(Rewriter rw) {
    return List.of(value());
  }
}
