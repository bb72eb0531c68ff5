// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The least of a map's results: {@code %r = affine.min affine_map<(d0) -> (1000, d0 + 512)>(%i)}. */
public final class MinOp extends MinMaxOp {
  public static final OpDef<MinOp> DEF = OpDef.of("affine.min", MinOp.class, MinOp::new).with(MinMaxOp::declare).build();

  private MinOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rewriter) {
    return MinMaxPatterns.fold(this, false, rewriter);
  }
}
