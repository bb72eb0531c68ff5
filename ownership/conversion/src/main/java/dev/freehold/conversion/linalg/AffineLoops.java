// SPDX-License-Identifier: Apache-2.0
package dev.freehold.conversion.linalg;

import dev.freehold.affine.ForOp;
import dev.freehold.affine.LoadOp;
import dev.freehold.affine.StoreOp;
import dev.freehold.affine.YieldOp;
import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.ir.Block;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.builtin.IndexType;
import java.util.ArrayList;
import java.util.List;

/** {@code affine.for}, {@code affine.load} and {@code affine.store}. */
final class AffineLoops implements LoopForm {
  @Override
  public List<Value> loops(List<Folded> sizes, List<EnumAttr> iterators, Rewriter rewriter) {
    Location location = rewriter.location();
    List<Value> variables = new ArrayList<>();
    for (Folded size : sizes) {
      ForOp loop = rewriter.create(ForOp.upTo(size));
      Block body = rewriter.createBlock(loop.body(), null, List.of(IndexType.INSTANCE), location);
      rewriter.before(rewriter.withLocation(location).create(YieldOp.empty())).withLocation(location);
      variables.add(body.argument(0));
    }
    return variables;
  }

  @Override
  public Value load(Value buffer, List<Value> indices, Rewriter rewriter) {
    return rewriter.create(LoadOp.of(buffer, indices)).result();
  }

  @Override
  public void store(Value stored, Value buffer, List<Value> indices, Rewriter rewriter) {
    rewriter.create(StoreOp.of(stored, buffer, indices));
  }
}
