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

/** Converts between integers and {@code index}, with sign. */
public final class IndexCastOp extends CastOp {
  public static final OpDef<IndexCastOp> DEF =
      declare("arith.index_cast", IndexCastOp.class, IndexCastOp::new, ArithTypes.INDEX_CAST, ArithTypes.INDEX_CAST,
          (from, to) -> from instanceof IndexType != to instanceof IndexType)
          .canonicalize("IndexCastOfIndexCast", CastPatterns::indexCastBack)
          .canonicalize("IndexCastOfExtSI", CastPatterns::indexCastOfExtSI)
          .build();

  private IndexCastOp(OpState<?> state) {
    super(state);
  }

  public static OpState<IndexCastOp> of(Value in, Type type) {
    return state(DEF, in, type);
  }

  @Override
  protected @Nullable Folded convert(Rewriter rw) {
    int from = ArithTypes.width(in().type());
    int to = ArithTypes.width(type());
    return foldBits(bits -> Bits.of(Bits.signed(bits, from), to));
  }
}
