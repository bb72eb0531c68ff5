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
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.DestinationStyle;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.text.Printing;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Lays a tensor out in tiles: {@code linalg.pack %a inner_dims_pos = [0] inner_tiles = [8] into %b : … -> …}. */
public final class PackOp extends Op implements NoMemoryEffect, DestinationStyle, NamesResults {
  public static final OpDef<PackOp> DEF = OpDef.of("linalg.pack", PackOp.class, PackOp::new)
      .operand("source", TypeSets.RANKED_TENSOR)
      .operand("dest", TypeSets.RANKED_TENSOR)
      .optionalOperand("padding_value", TypeSet.ANY)
      .operands("inner_tiles", TypeSets.INDEX)
      .optionalAttr("outer_dims_perm", AttrSets.DENSE_I64_ARRAY, DenseArrayAttr.i64())
      .attr("inner_dims_pos", AttrSets.DENSE_I64_ARRAY)
      .attr("static_inner_tiles", AttrSets.DENSE_I64_ARRAY)
      .operandSegments()
      .result("result", TypeSets.RANKED_TENSOR)
      .typeFrom("result type matches type of dest", "dest", "result", type -> type)
      .directive("DynamicIndexList", DynamicIndexList.of("inner_tiles", "static_inner_tiles"))
      .assembly("$source (`padding_value` `(` $padding_value^ `:` type($padding_value) `)`)? (`outer_dims_perm` `=` $outer_dims_perm^)? "
          + "`inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) "
          + "`into` $dest attr-dict `:` type($source) `->` type($dest)")
      .canonicalize("withoutCasts", TilePatterns::withoutCasts)
      .canonicalize("ofUnpacked", TilePatterns::undo)
      .canonicalize("fullTiles", TilePatterns::fullTiles)
      .canonicalize("staticShapes", TilePatterns::staticShapes)
      .speculatableIf("all shapes are static, and the tiles divide the source or there is a padding value",
          op -> KnownSizes.areStatic(op) && op.isComplete(), PackOp::isComplete)
      .build();

  private PackOp(OpState<?> state) {
    super(state);
  }

  public Value source() {
    return operand("source");
  }

  public Value dest() {
    return operand("dest");
  }

  /** Null where it is absent. */
  public @Nullable Value paddingValue() {
    return optionalOperand("padding_value");
  }

  public OperandRange innerTiles() {
    return operandSegment("inner_tiles");
  }

  @Override
  public OperandRange inits() {
    return operandSegment("dest");
  }

  /** Without padding, tiles that do not divide what they tile are an error. */
  private boolean isComplete() {
    return paddingValue() != null || Tiles.haveKnownSizes(this, result().type());
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return TilePatterns.constant(this, paddingValue());
  }

  @Override
  protected void verify(Checker check) {
    Tiles.verify(this, source(), dest(), check);
    if (check.failed()) return;
    Type element = ((TensorType) source().type()).element();
    if (paddingValue() == null) {
      if (!Tiles.needPadding(this)) return;
      check.error("invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set");
    } else if (!paddingValue().type().equals(element)) {
      check.error("expected padding_value has " + Printing.quoted(element) + " but got: " + Printing.quoted(paddingValue().type()));
    }
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "pack");
  }
}
