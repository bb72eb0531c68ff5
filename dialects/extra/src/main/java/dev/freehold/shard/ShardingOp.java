// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shard;

import dev.freehold.dialects.syntax.DeclaredOp;
import dev.freehold.dialects.syntax.DynamicIndexList;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.SymbolUser;
import java.util.HashSet;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * How a tensor is sharded over a grid: {@code shard.sharding @grid split_axes = [[0], [1]] halo_sizes = [1, 1, 2, 2] : !shard.sharding}.
 * The shards have one size, and may overlap by halos, or the offsets are where each of them begins and the last one ends.
 */
public final class ShardingOp extends Op implements Pure, SymbolUser, NamesResults {
  static final String STATIC_OFFSETS = "static_sharded_dims_offsets";
  static final String STATIC_HALOS = "static_halo_sizes";
  static final String OFFSETS = "dynamic_sharded_dims_offsets";
  static final String HALOS = "dynamic_halo_sizes";

  public static final OpDef<ShardingOp> DEF = OpDef.of("shard.sharding", ShardingOp.class, ShardingOp::new)
      .attr("grid", AttrSets.FLAT_SYMBOL_REF)
      .attr("split_axes", AxesAttr.SET)
      .defaultAttr(STATIC_OFFSETS, AttrSets.DENSE_I64_ARRAY, DenseArrayAttr.i64())
      .operands(OFFSETS, TypeSets.I64)
      .defaultAttr(STATIC_HALOS, AttrSets.DENSE_I64_ARRAY, DenseArrayAttr.i64())
      .operands(HALOS, TypeSets.I64)
      .operandSegments()
      .result("result", ShardKinds.SHARDING)
      .directive("DynamicIndexList($dynamic_halo_sizes, $static_halo_sizes)", DynamicIndexList.of(HALOS, STATIC_HALOS))
      .directive("DynamicIndexList($dynamic_sharded_dims_offsets, $static_sharded_dims_offsets)",
          DynamicIndexList.of(OFFSETS, STATIC_OFFSETS))
      .assembly("$grid `split_axes` `=` $split_axes "
          + "(`halo_sizes` `=` custom<DynamicIndexList>($dynamic_halo_sizes, $static_halo_sizes)^)? "
          + "(`sharded_dims_offsets` `=` custom<DynamicIndexList>($dynamic_sharded_dims_offsets, $static_sharded_dims_offsets)^)? "
          + "attr-dict `:` type($result)")
      .canonicalize("NormalizeSharding", ShardingPatterns::normalize)
      .build();

  static final OpDef<?> GET = DeclaredOp.pure("shard.get_sharding").operand("source", TypeSets.RANKED_TENSOR)
      .result("result", ShardKinds.SHARDING).assembly("$source attr-dict `:` type($source) `->` type($result)").build();

  private ShardingOp(OpState<?> state) {
    super(state);
  }

  private AxesAttr axes() {
    return attr("split_axes", AxesAttr.class);
  }

  private long[] numbers(String name) {
    return attr(name, DenseArrayAttr.class).longs();
  }

  /** Whether it shards tensors as another one does. */
  boolean spreadsAs(ShardingOp other) {
    return attr("grid", Attribute.class).equals(other.prop("grid")) && axes().splitsAs(other.axes()) && operands().equals(other.operands())
        && attr(STATIC_OFFSETS, Attribute.class).equals(other.prop(STATIC_OFFSETS))
        && attr(STATIC_HALOS, Attribute.class).equals(other.prop(STATIC_HALOS));
  }

  @Override
  protected void verify(Checker check) {
    String wrongAxis = wrongAxis();
    int halos = numbers(STATIC_HALOS).length;
    if (wrongAxis != null) check.plainError(wrongAxis);
    else if (halos > 0 && numbers(STATIC_OFFSETS).length > 0) check.error("halo sizes and shard offsets are mutually exclusive");
    else if (halos > 0 && halos != axes().splitCount() * 2) check.plainError("halo sizes must be specified for all split axes.");
  }

  private @Nullable String wrongAxis() {
    Set<Long> seen = new HashSet<>();
    for (DenseArrayAttr ofDimension : axes().axes()) {
      for (long axis : ofDimension.longs()) {
        if (axis < 0) return "grid axis is expected to be non-negative";
        if (!seen.add(axis)) return "grid axis duplicated";
      }
    }
    return null;
  }

  @Override
  public void verifySymbols(Checker check) {
    GridOp grid = Grids.of(this, check);
    long[] offsets = numbers(STATIC_OFFSETS);
    if (grid == null || offsets.length == 0) return;
    String wrong = grid.shape().isStatic() ? wrongOffset(grid.shape(), offsets)
        : "sharded dims offsets are not allowed for device grids with dynamic shape.";
    if (wrong != null) check.plainError(wrong);
  }

  private @Nullable String wrongOffset(Shape grid, long[] offsets) {
    int position = 0;
    for (DenseArrayAttr ofDimension : axes().axes()) {
      if (ofDimension.size() == 0) continue;
      long parts = 0;
      for (long axis : ofDimension.longs()) parts += axis < grid.rank() ? grid.size((int) axis) : 0;
      if (offsets.length < position + parts + 1) return "sharded dims offsets has wrong size.";
      long last = 0;
      for (int i = position; i <= position + parts; i++) {
        if (Shape.isDynamic(offsets[i])) continue;
        if (offsets[i] < last) return "sharded dims offsets must be non-decreasing.";
        last = offsets[i];
      }
      position += (int) parts + 1;
    }
    return null;
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "sharding");
  }
}
