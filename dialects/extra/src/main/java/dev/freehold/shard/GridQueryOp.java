// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shard;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.SymbolUser;
import java.util.List;
import java.util.function.BiConsumer;

/** Queries of the grid: its shape, and the index of the device that runs the program. */
public final class GridQueryOp extends Op implements Pure, SymbolUser, NamesResults {
  private static final OpDef<GridQueryOp> NEIGHBORS = define("neighbors_linear_indices")
      .operands("device", TypeSets.INDEX)
      .attr("split_axes", AxesAttr.OF_ONE)
      .result("neighbor_down", TypeSets.INDEX)
      .result("neighbor_up", TypeSets.INDEX)
      .assembly("`on` $grid `[` $device `]` `split_axes` `=` $split_axes attr-dict `:` type(results)")
      .build();

  static final List<OpDef<GridQueryOp>> DEFS = List.of(
      alongAxes("grid_shape").assembly("$grid (`axes` `=` $axes^)? attr-dict `:` type($result)").build(),
      alongAxes("process_multi_index").assembly("`on` $grid (`axes` `=` $axes^)? attr-dict `:` type($result)").build(),
      define("process_linear_index").result("result", TypeSets.INDEX).assembly("`on` $grid attr-dict `:` type($result)").build(),
      NEIGHBORS);

  private GridQueryOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<GridQueryOp> define(String name) {
    return OpDef.of("shard." + name, GridQueryOp.class, GridQueryOp::new).attr("grid", AttrSets.FLAT_SYMBOL_REF);
  }

  /** A result for each axis that is named, or else for all. */
  private static OpDefBuilder<GridQueryOp> alongAxes(String name) {
    return define(name).defaultAttr("axes", AxesAttr.OF_ONE, AxesAttr.NONE).results("result", TypeSets.INDEX);
  }

  @Override
  public void verifySymbols(Checker check) {
    if (!(attr("axes") instanceof DenseArrayAttr named)) {
      Grids.of(this, check);
      return;
    }
    GridOp grid = Grids.withAxes(this, named.longs(), check);
    if (grid == null) return;
    int expected = named.size() == 0 ? grid.shape().rank() : named.size();
    if (resultCount() != expected) check.plainError("Unexpected number of results " + resultCount() + ". Expected " + expected + ".");
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    if (resultCount() == 0) return;
    if (def() == NEIGHBORS) {
      name.accept(result(), "down_linear_idx");
      name.accept(result("neighbor_up"), "up_linear_idx");
    } else {
      name.accept(result(), name().equals("shard.grid_shape") ? "grid_shape" : "proc_linear_idx");
    }
  }
}
