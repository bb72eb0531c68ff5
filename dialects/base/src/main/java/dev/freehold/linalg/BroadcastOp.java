// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.ir.Checker;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import java.util.BitSet;
import java.util.List;
import java.util.function.BiConsumer;

/** Repeats elements along new dimensions: {@code linalg.broadcast ins(%a : …) outs(%b : …) dimensions = [0]}. */
public final class BroadcastOp extends Rearrangement {
  public static final OpDef<BroadcastOp> DEF = OpDef.of("linalg.broadcast", BroadcastOp.class, BroadcastOp::new)
      .with(declaration -> declare(declaration, "dimensions"))
      .with(StructuredPatterns::declare)
      .canonicalize("ofNothing", BroadcastPatterns::ofNothing)
      .canonicalize("ofBroadcast", BroadcastPatterns::ofBroadcast)
      .build();

  private BroadcastOp(OpState<?> state) {
    super(state);
  }

  static OpState<BroadcastOp> of(Value input, Value init, long... dimensions) {
    return DEF.state().operands(input, init).prop("dimensions", DenseArrayAttr.i64(dimensions));
  }

  /** The dimensions of the result that the input does not have. */
  public long[] dimensions() {
    return prop("dimensions", DenseArrayAttr.class).longs();
  }

  @Override
  public List<AffineMap> indexingMaps() {
    AffineMap identity = AffineMap.identity(rank());
    return List.of(identity.dropResults(added()), identity);
  }

  private BitSet added() {
    BitSet added = new BitSet();
    for (long dimension : dimensions()) added.set((int) dimension);
    return added;
  }

  @Override
  public boolean demandsEqualSizes() {
    return true;
  }

  @Override
  protected void verify(Checker check) {
    int inputRank = ((ShapedType) input().type()).rank();
    if (inputRank + dimensions().length != rank()) {
      check.error("input rank plus added dimensions does not match init rank. input rank: " + inputRank + ", dimensions size: "
          + dimensions().length + ", init rank: " + rank());
      return;
    }
    for (int i = 0; i < dimensions().length; i++) {
      long dimension = dimensions()[i];
      if (dimension >= 0 && dimension < rank()) continue;
      check.error("dimension " + i + " is out of range. expected range: [0, " + (rank() - 1) + "], got: " + dimension);
      return;
    }
    verifySizes(check);
  }

  private void verifySizes(Checker check) {
    Shape from = ((ShapedType) input().type()).shape();
    Shape to = ((ShapedType) init().type()).shape();
    BitSet added = added();
    int next = 0;
    for (int i = added.nextClearBit(0); i < to.rank() && next < from.rank(); i = added.nextClearBit(i + 1), next++) {
      if (from.size(next) == to.size(i)) continue;
      check.error("input dim " + next + " should match init dim " + i + ". input: " + from.size(next) + ", init: " + to.size(i));
      return;
    }
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    if (resultCount() > 0) name.accept(result(), "broadcasted");
  }
}
