// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ub.PoisonAttr;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The same elements in other dimensions: {@code vector.shape_cast %v : vector<4x8xf32> to vector<32xf32>}. */
public final class ShapeCastOp extends Op implements Pure {
  public static final OpDef<ShapeCastOp> DEF = OpDef.of("vector.shape_cast", ShapeCastOp.class, ShapeCastOp::new)
      .operand("source", VectorTypes.ANY)
      .result("result", VectorTypes.ANY)
      .assembly("$source attr-dict `:` type($source) `to` type($result)")
      .canonicalize("ofMask", ShapeCastPatterns::ofMask)
      .canonicalize("ofBroadcast", ShapeCastPatterns::ofBroadcast)
      .build();

  private ShapeCastOp(OpState<?> state) {
    super(state);
  }

  public static OpState<ShapeCastOp> of(Type type, Value source) {
    return DEF.state().operands(source).results(type);
  }

  public Value source() {
    return operand("source");
  }

  @Override
  protected void verify(Checker check) {
    VectorType from = VectorTypes.vector(source());
    VectorType to = VectorTypes.vector(result());
    long scalable = from.scalable().stream().filter(s -> s).count();
    long kept = to.scalable().stream().filter(s -> s).count();
    if (!from.element().equals(to.element())) check.error("has different source and result element types");
    else if (from.shape().elementCount() != to.shape().elementCount()) {
      check.error("has different number of elements at source (" + from.shape().elementCount() + ") and result (" + to.shape().elementCount() + ")");
    } else if (scalable != kept) check.error("has different number of scalable dims at source (" + scalable + ") and result (" + kept + ")");
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    VectorType type = VectorTypes.vector(result());
    if (source().type().equals(type)) return List.of(source());
    if (source().definingOp() instanceof ShapeCastOp first) {
      if (first.source().type().equals(type)) return List.of(first.source());
      rw.setOperand(this, "source", first.source());
      return UPDATED;
    }
    if (source().definingOp() instanceof TransposeOp transpose && TransposePatterns.keepsOrder(transpose)) {
      if (transpose.vector().type().equals(type)) return List.of(transpose.vector());
      rw.setOperand(this, "source", transpose.vector());
      return UPDATED;
    }
    return switch (Constants.of(source())) {
      case DenseElementsAttr dense -> List.of(dense.withType(type));
      case PoisonAttr poison -> List.of(poison);
      case null, default -> null;
    };
  }
}
