// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The greatest of a map's results: {@code %r = affine.max affine_map<(d0) -> (1000, d0 + 512)>(%i)}. */
public final class MaxOp extends MinMaxOp {
  public static final OpDef<MaxOp> DEF = OpDef.of("affine.max", MaxOp.class, MaxOp::new).with(MinMaxOp::declare).build();

  private MaxOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rewriter) {
    return MinMaxPatterns.fold(this, true, rewriter);
  }
}
