// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** A tensor under a shape that another tensor holds: {@code tensor.reshape %t(%shape) : (…) -> …}. */
public final class ReshapeOp extends Op implements Pure, NamesResults {
  private static final TypeSet SHAPE = TypeSet.of("1D tensor of signless integer or index values",
      type -> type instanceof TensorType tensor && tensor.rank() == 1 && TypeSets.SIGNLESS_INTEGER_OR_INDEX.contains(tensor.element()));

  public static final OpDef<ReshapeOp> DEF = OpDef.of("tensor.reshape", ReshapeOp.class, ReshapeOp::new)
      .operand("source", TypeSets.ANY_TENSOR)
      .operand("shape", SHAPE)
      .result("result", TypeSets.ANY_TENSOR)
      .assembly("$source `(` $shape `)` attr-dict `:` functional-type(operands, results)")
      .neverSpeculatable()
      .build();

  private ReshapeOp(OpState<?> state) {
    super(state);
  }

  public Value source() {
    return operand("source");
  }

  public Value shape() {
    return operand("shape");
  }

  @Override
  protected void verify(Checker check) {
    ShapedType from = (ShapedType) source().type();
    ShapedType to = (ShapedType) result().type();
    if (!from.element().equals(to.element())) {
      check.error("element types of source and destination tensor types should be the same");
    } else if (to.hasRank() && !((ShapedType) shape().type()).shape().isDynamic(0) && ((ShapedType) shape().type()).size(0) != to.rank()) {
      check.error("length of shape operand differs from the result's tensor rank");
    } else if (to.hasRank() && ((ShapedType) shape().type()).shape().isDynamic(0)) {
      check.error("cannot use shape operand with dynamic length to reshape to statically-ranked tensor type");
    } else if (from.hasStaticShape() && to.hasStaticShape() && from.shape().elementCount() != to.shape().elementCount()) {
      check.error("source and destination tensor should have the same number of elements");
    }
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    if (Constants.of(source()) instanceof DenseElementsAttr dense && dense.isSplat() && result().type() instanceof TensorType type
        && type.hasStaticShape()) {
      return List.of(dense.withType(type));
    }
    if (source().definingOp() instanceof ReshapeOp first) {
      rw.setOperand(this, "source", first.source());
      return UPDATED;
    }
    return keepsSizes() ? List.of(source()) : null;
  }

  private boolean keepsSizes() {
    if (!(source().type() instanceof TensorType type) || !type.equals(result().type())) return false;
    if (type.rank() <= 1) return true;
    if (!(shape().definingOp() instanceof FromElementsOp sizes)) return false;
    for (int i = 0; i < type.rank(); i++) {
      Long number = Constants.number(sizes.operand(i));
      boolean own =
          sizes.operand(i).definingOp() instanceof DimOp dim && dim.source() == source() && Long.valueOf(i).equals(Constants.number(dim.index()));
      if (number == null ? !own : number != type.size(i)) return false;
    }
    return true;
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "reshape");
  }
}
