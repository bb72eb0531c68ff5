// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.arith.KnownSizes;
import dev.freehold.dialects.syntax.DynamicIndexList;
import dev.freehold.ir.Checker;
import dev.freehold.ir.NoMemoryEffect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.DestinationStyle;
import dev.freehold.ir.iface.NamesResults;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Undoes {@link PackOp}. */
public final class UnpackOp extends Op implements NoMemoryEffect, DestinationStyle, NamesResults {
  public static final OpDef<UnpackOp> DEF = OpDef.of("linalg.unpack", UnpackOp.class, UnpackOp::new)
      .operand("source", TypeSets.RANKED_TENSOR)
      .operand("dest", TypeSets.RANKED_TENSOR)
      .operands("inner_tiles", TypeSets.INDEX)
      .optionalAttr("outer_dims_perm", AttrSets.DENSE_I64_ARRAY, DenseArrayAttr.i64())
      .attr("inner_dims_pos", AttrSets.DENSE_I64_ARRAY)
      .attr("static_inner_tiles", AttrSets.DENSE_I64_ARRAY)
      .result("result", TypeSets.RANKED_TENSOR)
      .typeFrom("result type matches type of dest", "dest", "result", type -> type)
      .directive("DynamicIndexList", DynamicIndexList.of("inner_tiles", "static_inner_tiles"))
      .assembly("$source (`outer_dims_perm` `=` $outer_dims_perm^)? `inner_dims_pos` `=` $inner_dims_pos "
          + "`inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) "
          + "`into` $dest attr-dict `:` type($source) `->` type($dest)")
      .canonicalize("withoutCasts", TilePatterns::withoutCasts)
      .canonicalize("ofPacked", TilePatterns::undo)
      .canonicalize("ofDestination", TilePatterns::ofDestination)
      .canonicalize("cutOff", TilePatterns::cutOff)
      .canonicalize("staticShapes", TilePatterns::staticShapes)
      .speculatableIf(KnownSizes.STATIC, op -> KnownSizes.areStatic(op) && op.hasKnownTiles(), UnpackOp::hasKnownTiles)
      .build();

  private UnpackOp(OpState<?> state) {
    super(state);
  }

  public Value source() {
    return operand("source");
  }

  public Value dest() {
    return operand("dest");
  }

  public OperandRange innerTiles() {
    return operandSegment("inner_tiles");
  }

  @Override
  public OperandRange inits() {
    return operandSegment("dest");
  }

  private boolean hasKnownTiles() {
    return Tiles.haveKnownSizes(this, source().type());
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return TilePatterns.constant(this, null);
  }

  @Override
  protected void verify(Checker check) {
    Tiles.verify(this, dest(), source(), check);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "unpack");
  }
}
