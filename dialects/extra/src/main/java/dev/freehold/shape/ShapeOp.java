// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shape;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.iface.NamesResults;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** A function of shapes and sizes: one of {@link ShapeOps}. */
public final class ShapeOp extends Op implements NamesResults {
  ShapeOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return ShapeFolds.of(this, rw);
  }

  @Override
  protected void verify(Checker check) {
    Verifier.verify(this, check);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    if (!name().equals("shape.split_at")) return;
    name.accept(result(), "head");
    name.accept(result("tail"), "tail");
  }
}
