// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.arith.Constants;
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
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ub.PoisonAttr;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Repeats a value along new or unit dimensions: {@code vector.broadcast %f : f32 to vector<4xf32>}. */
public final class BroadcastOp extends Op implements Pure {
  public static final OpDef<BroadcastOp> DEF = OpDef.of("vector.broadcast", BroadcastOp.class, BroadcastOp::new)
      .operand("source", TypeSet.ANY)
      .result("vector", VectorTypes.ANY)
      .assembly("$source attr-dict `:` type($source) `to` type($vector)")
      .canonicalize("twice", BroadcastPatterns::twice)
      .build();

  private BroadcastOp(OpState<?> state) {
    super(state);
  }

  public static OpState<BroadcastOp> of(Type type, Value source) {
    return DEF.state().operands(source).results(type);
  }

  public Value source() {
    return operand("source");
  }

  @Override
  protected void verify(Checker check) {
    VectorType to = VectorTypes.vector(result());
    if (!TypeSets.elementOrSelf(source().type()).equals(to.element())) {
      check.error("failed to verify that source operand and result have same element type");
      return;
    }
    if (!(source().type() instanceof VectorType from)) {
      if (source().type() instanceof ShapedType) check.error("source type is not a vector");
      return;
    }
    if (from.rank() > to.rank()) {
      check.error("source rank higher than destination rank");
      return;
    }
    for (int i = 0; i < from.rank(); i++) {
      int target = to.rank() - from.rank() + i;
      boolean same = from.size(i) == to.size(target) && from.scalable().get(i).equals(to.scalable().get(target));
      if (same || from.size(i) == 1 && !from.scalable().get(i)) continue;
      check.error("dimension mismatch (" + size(from, i) + " vs. " + size(to, target) + ")");
      return;
    }
  }

  private static String size(VectorType type, int i) {
    return type.scalable().get(i) ? "[" + type.size(i) + "]" : Long.toString(type.size(i));
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    if (source().type().equals(result().type())) return List.of(source());
    if (BroadcastPatterns.ofShapeCast(this, rw)) return UPDATED;
    Attribute constant = Constants.of(source());
    VectorType type = VectorTypes.vector(result());
    return switch (constant) {
      case IntegerAttr number -> List.of(DenseElementsAttr.splat(type, number));
      case PoisonAttr poison -> List.of(poison);
      case FloatAttr number -> List.of(DenseElementsAttr.splat(type, number));
      case DenseElementsAttr dense when dense.isSplat() -> List.of(DenseElementsAttr.splat(type, dense.bits(0)));
      case null, default -> null;
    };
  }
}
