// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shard;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.Arrays;
import java.util.stream.Collectors;

/** Names the devices that there are: {@code shard.grid @grid(shape = 2x?x4)}. */
public final class GridOp extends Op implements Pure, Symbol {
  public static final OpDef<GridOp> DEF = OpDef.of("shard.grid", GridOp.class, GridOp::new)
      .attr(NAME, AttrSets.SYMBOL_NAME)
      .attr("shape", AttrSets.DENSE_I64_ARRAY)
      .directive("DimensionList", Directive.of(GridOp::parseShape, GridOp::printShape))
      .assembly("$sym_name `(` `shape` `=` custom<DimensionList>($shape) `)` attr-dict")
      .build();

  private GridOp(OpState<?> state) {
    super(state);
  }

  /** The number of devices along each axis. */
  Shape shape() {
    return Shape.of(attr("shape", DenseArrayAttr.class).longs());
  }

  /** How many devices the groups along some axes have; {@link Shape#DYNAMIC} where that is not known. */
  long groupSize(long[] axes) {
    long size = 1;
    for (long axis : axes) {
      if (shape().isDynamic((int) axis)) return Shape.DYNAMIC;
      size *= shape().size((int) axis);
    }
    return size;
  }

  @Override
  protected void verify(Checker check) {
    if (shape().rank() == 0) {
      check.error("rank of grid is expected to be a positive integer");
    } else if (Arrays.stream(shape().toArray()).anyMatch(size -> size < 0 && !Shape.isDynamic(size))) {
      check.error("dimension size of a grid is expected to be non-negative or dynamic");
    }
  }

  private static void parseShape(OpParser p, FormatState<GridOp> state) {
    int loc = p.loc();
    Shape shape = Shape.SCALAR;
    if (p.accept("[")) {
      p.expect("]");
    } else {
      shape = p.dimensionList(true, false);
      if (shape.rank() == 0) throw p.error(loc, "Failed parsing dimension list. Did you mean an empty list? It must be denoted by \"[]\".");
    }
    state.attr("shape", DenseArrayAttr.i64(shape.toArray()));
  }

  private static void printShape(GridOp grid, OpPrinter out) {
    String sizes = Arrays.stream(grid.shape().toArray()).mapToObj(size -> Shape.isDynamic(size) ? "?" : Long.toString(size))
        .collect(Collectors.joining("x"));
    out.text(sizes.isEmpty() ? "[]" : sizes);
  }
}
