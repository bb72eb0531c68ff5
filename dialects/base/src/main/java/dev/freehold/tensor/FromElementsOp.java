// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** A tensor of given elements: {@code tensor.from_elements %a, %b : tensor<2xf32>}. */
public final class FromElementsOp extends Op implements Pure, NamesResults {
  public static final OpDef<FromElementsOp> DEF = OpDef.of("tensor.from_elements", FromElementsOp.class, FromElementsOp::new)
      .operands("elements", TypeSet.ANY)
      .result("result", TypeSets.STATIC_TENSOR)
      .typesFrom("operand types match result element type", "result", "elements", FromElementsOp::elementsOf)
      .assembly("$elements attr-dict `:` type($result)")
      .build();

  private FromElementsOp(OpState<?> state) {
    super(state);
  }

  private static List<Type> elementsOf(List<Type> types) {
    return types.getFirst() instanceof TensorType type && type.hasStaticShape()
        ? Collections.nCopies((int) type.shape().elementCount(), type.element()) : List.of();
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    List<Attribute> elements = new ArrayList<>();
    for (Value operand : operands()) {
      Attribute element = Constants.of(operand);
      switch (element) {
        case IntegerAttr number -> elements.add(number);
        case FloatAttr number -> elements.add(number);
        case ArrayAttr complex -> elements.addAll(complex.elements());
        case null, default -> {
          return null;
        }
      }
    }
    return List.of(DenseElementsAttr.of((TensorType) result().type(), elements));
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "from_elements");
  }
}
