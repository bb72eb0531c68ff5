// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IndexType;
import org.jspecify.annotations.Nullable;

/** Converts between integers and {@code index}, without sign. */
public final class IndexCastUIOp extends CastOp {
  public static final OpDef<IndexCastUIOp> DEF =
      declare("arith.index_castui", IndexCastUIOp.class, IndexCastUIOp::new, ArithTypes.INDEX_CAST, ArithTypes.INDEX_CAST,
          (from, to) -> from instanceof IndexType != to instanceof IndexType)
          .canonicalize("IndexCastUIOfIndexCastUI", CastPatterns::indexCastUIBack)
          .canonicalize("IndexCastUIOfExtUI", CastPatterns::indexCastOfExtUI)
          .build();

  private IndexCastUIOp(OpState<?> state) {
    super(state);
  }

  public static OpState<IndexCastUIOp> of(Value in, Type type) {
    return state(DEF, in, type);
  }

  @Override
  protected @Nullable Folded convert(Rewriter rw) {
    int to = ArithTypes.width(type());
    return foldBits(bits -> Bits.of(bits, to));
  }
}
