// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.Pure;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** All elements of a vector: {@code %a:2 = vector.to_elements %v : vector<2xf32>}. */
public final class ToElementsOp extends Op implements Pure {
  public static final OpDef<ToElementsOp> DEF = OpDef.of("vector.to_elements", ToElementsOp.class, ToElementsOp::new)
      .operand("source", VectorTypes.ANY)
      .results("elements", TypeSet.ANY)
      .inferResults(state -> ToElementsOp.infer(state))
      .assembly("$source attr-dict `:` type($source)")
      .canonicalize("ofBroadcast", ElementsPatterns::ofBroadcast)
      .build();

  private ToElementsOp(OpState<?> state) {
    super(state);
  }

  public Value source() {
    return operand("source");
  }

  @Override
  protected void verify(Checker check) {
    VectorType type = VectorTypes.vector(source());
    boolean fits = resultCount() == type.shape().elementCount() && results().stream().allMatch(result -> result.type().equals(type.element()));
    if (!fits) check.error("failed to verify that shaped type 'source' matches 'elements' element count and types");
  }

  static OpState<ToElementsOp> of(Value vector) {
    return DEF.state().operands(vector).inferResults();
  }

  private static @Nullable List<Type> infer(OpState<?> state) {
    return state.operands().getFirst().type() instanceof VectorType type
        ? Collections.nCopies((int) type.shape().elementCount(), type.element()) : null;
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return switch (source().definingOp()) {
      case FromElementsOp all -> List.copyOf(all.operands());
      case BroadcastOp broadcast when !(broadcast.source().type() instanceof VectorType) -> Collections.nCopies(resultCount(), broadcast.source());
      case null, default -> null;
    };
  }
}
