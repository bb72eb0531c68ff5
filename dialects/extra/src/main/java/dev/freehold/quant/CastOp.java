// SPDX-License-Identifier: Apache-2.0
package dev.freehold.quant;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Between expressed, quantized and storage types: {@code quant.qcast %x : f32 to !quant.uniform<i8:f32, 2.0>}. */
public final class CastOp extends Op implements Pure {
  private static final TypeSet QUANTIZED = TypeSet.of("quantized type", QuantizedType.class::isInstance);
  private static final TypeSet STORED = TypeSet.of("signless integer or quantized type",
      type -> TypeSets.isSignless(type) || type instanceof QuantizedType);
  /** The conversions, each with the one that undoes it. */
  private static final String TO_QUANTIZED = "quant.qcast";
  private static final String FROM_QUANTIZED = "quant.dcast";
  private static final String TO_STORED_AND_BACK = "quant.scast";

  static final List<OpDef<?>> DEFS = List.of(
      define(TO_QUANTIZED, TypeSets.FLOAT, QUANTIZED).build(),
      define(FROM_QUANTIZED, QUANTIZED, TypeSets.FLOAT).build(),
      define(TO_STORED_AND_BACK, STORED, STORED).traits(CastOp::checkStored).build());

  private CastOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<CastOp> define(String name, TypeSet from, TypeSet to) {
    return OpDef.of(name, CastOp.class, CastOp::new).operand("input", scalarOrTensor(from)).result("result", scalarOrTensor(to))
        .traits(CastOp::checkShapes).assembly("$input attr-dict `:` type($input) `to` type($result)");
  }

  private static TypeSet scalarOrTensor(TypeSet element) {
    return TypeSet.of("scalar or tensor of " + element.description(),
        type -> element.contains(type) || TypeSets.isTensor(type) && element.contains(((ShapedType) type).element()));
  }

  private static void checkShapes(Op op, Checker check) {
    Type from = op.operand("input").type();
    Type to = op.result().type();
    boolean same = from instanceof ShapedType a ? to instanceof ShapedType b && a.hasSameShape(b) : !(to instanceof ShapedType);
    if (!same) check.error("failed to verify that input and result are both scalars or both tensors with matching shape");
  }

  private static void checkStored(Op op, Checker check) {
    boolean from = TypeSets.elementOrSelf(op.operand("input").type()) instanceof QuantizedType;
    boolean to = TypeSets.elementOrSelf(op.result().type()) instanceof QuantizedType;
    if (from == to) check.error("failed to verify that input must be integer and result must be quantized, or vice versa");
  }

  @Override
  protected void verify(Checker check) {
    Value quantized = TypeSets.elementOrSelf(operand("input").type()) instanceof QuantizedType ? operand("input") : result();
    Value other = quantized == operand("input") ? result() : operand("input");
    QuantizedType type = (QuantizedType) TypeSets.elementOrSelf(quantized.type());
    Type element = TypeSets.elementOrSelf(other.type());
    boolean storage = name().equals(TO_STORED_AND_BACK);
    if (!element.equals(storage ? type.stored() : type.expressed())) {
      check.plainError(storage ? "storage type in quantized type expected to match integer type"
          : "expressed type in quantized type expected to match float type");
      return;
    }
    String wrong = type instanceof UniformType uniform ? ScaleChecks.fault(uniform.scales(), quantized.type()) : null;
    if (wrong != null) check.plainError(wrong);
  }

  /** What is converted there and back again is what it was. */
  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    Op before = operand("input").definingOp();
    if (before == null) return null;
    boolean undone = before.name().equals(inverse()) && before.operand("input").type().equals(result().type());
    return undone ? List.of(before.operand("input")) : null;
  }

  private String inverse() {
    return switch (name()) {
      case TO_QUANTIZED -> FROM_QUANTIZED;
      case FROM_QUANTIZED -> TO_QUANTIZED;
      default -> TO_STORED_AND_BACK;
    };
  }
}
