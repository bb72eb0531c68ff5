// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.Pure;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A vector of given elements: {@code vector.from_elements %a, %b : vector<2xf32>}. */
public final class FromElementsOp extends Op implements Pure {
  public static final OpDef<FromElementsOp> DEF = OpDef.of("vector.from_elements", FromElementsOp.class, FromElementsOp::new)
      .operands("elements", TypeSet.ANY)
      .result("dest", VectorTypes.FIXED)
      .typesFrom("shaped type 'dest' matches 'elements' element count and types", "dest", "elements", FromElementsOp::elements)
      .assembly("$elements attr-dict `:` type($dest)")
      .canonicalize("splat", ElementsPatterns::splat)
      .canonicalize("ofExtracts", ElementsPatterns::ofExtracts)
      .build();

  private FromElementsOp(OpState<?> state) {
    super(state);
  }

  private static List<Type> elements(List<Type> types) {
    return types.getFirst() instanceof VectorType vector
        ? Collections.nCopies((int) vector.shape().elementCount(), vector.element()) : List.of();
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return ElementsPatterns.fold(this);
  }
}
