// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shard;

import dev.freehold.dialects.syntax.DynamicIndexList;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.SymbolUser;
import java.util.function.BiConsumer;

/** A collective operation of a device group. The groups are those of devices that differ only along some axes of the grid. */
interface Exchange extends SymbolUser, NamesResults {
  String GROUPS = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? ";

  static <O extends Op> OpDefBuilder<O> with(OpDefBuilder<O> builder, TypeSet input) {
    return builder.attr("grid", AttrSets.FLAT_SYMBOL_REF).defaultAttr("grid_axes", AxesAttr.OF_ONE, AxesAttr.NONE).operand("input", input);
  }

  /** One device of the group, each coordinate of which is static or an operand. */
  static <O extends Op> OpDefBuilder<O> device(String name, OpDefBuilder<O> builder) {
    return builder.attr(name, AttrSets.DENSE_I64_ARRAY).operands(name + "_dynamic", TypeSets.INDEX)
        .directive("DynamicIndexList", DynamicIndexList.of(name + "_dynamic", name));
  }

  /** How the format writes such a device, and all types. */
  static String deviceText(String name) {
    return "`" + name + "` `=` custom<DynamicIndexList>($" + name + "_dynamic, $" + name + ") attr-dict `:` functional-type(operands, results)";
  }

  /** A group of one device has nothing to exchange. */
  static void alone(Op op, Rewriter rw) {
    Value input = op.operand("input");
    if (axes(op).length == 0 && input.type().equals(op.result().type())) rw.replace(op, input);
  }

  static long[] axes(Op op) {
    return op.attr("grid_axes", DenseArrayAttr.class).longs();
  }

  /** Checks the rest, when grid and axes are right. */
  void verifyIn(GridOp grid, long[] axes, Checker check);

  @Override
  default void verifySymbols(Checker check) {
    long[] axes = axes((Op) this);
    GridOp grid = Grids.withAxes((Op) this, axes, check);
    if (grid != null) verifyIn(grid, axes, check);
  }

  @Override
  default void nameResults(BiConsumer<Value, String> name) {
    Op op = (Op) this;
    name.accept(op.result(), op.name().substring("shard.".length()));
  }
}
