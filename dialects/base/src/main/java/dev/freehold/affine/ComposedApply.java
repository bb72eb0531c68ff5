// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineDim;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.AffineFold;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.affine.AffineSymbol;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.IntegerAttr;
import java.util.ArrayList;
import java.util.List;

/** Sizes and offsets that patterns of other dialects compute. */
public final class ComposedApply {
  private ComposedApply() {}

  /** The sum of values: a constant or one of them where possible, else a new {@code affine.apply} that others are composed into. */
  public static Folded sum(List<? extends Folded> numbers, Rewriter rw) {
    AffineExpr sum = AffineExpr.constant(0);
    List<Value> operands = new ArrayList<>();
    for (Folded number : numbers) {
      boolean known = number instanceof IntegerAttr;
      sum = sum.plus(known ? AffineExpr.constant(((IntegerAttr) number).longValue()) : AffineExpr.dim(operands.size()));
      if (!known) operands.add((Value) number);
    }
    MapOperands value = new MapOperands(AffineMap.of(operands.size(), 0, sum), operands).composed();
    return switch (value.map().result(0)) {
      case AffineDim(int position) -> value.operands().get(position);
      case AffineSymbol(int position) -> value.symbols().get(position);
      default -> {
        AffineFold folded = value.fold();
        yield folded.constants() != null ? IntegerAttr.ofIndex(folded.constants().getFirst()) : rw.create(ApplyOp.of(value)).result();
      }
    };
  }
}
