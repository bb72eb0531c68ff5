// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shard;

import dev.freehold.dialects.syntax.Parameters;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrSyntaxes;
import dev.freehold.ir.text.Delimiter;
import java.util.List;
import java.util.stream.Collectors;

/** The axes of a grid that each dimension of a tensor is split along: {@code #shard<axisarray[[0, 1], [], [2]]>}. */
record AxesAttr(List<DenseArrayAttr> axes) implements Attribute {
  private static final IntegerType AXIS = IntegerType.of(16);
  static final AttrSet SET = new AttrSet("", AxesAttr.class::isInstance,
      AttrSyntaxes.of(AxesAttr::parse, (out, attr) -> out.text(((AxesAttr) attr).text())));
  /** The same for one dimension; where none are given, that is all of the grid. */
  static final AttrSet OF_ONE = AttrSets.DENSE_I16_ARRAY;
  static final DenseArrayAttr NONE = DenseArrayAttr.of(AXIS, List.of());

  /** Parses what follows the mnemonic, which in the text of an operation is the whole attribute. */
  static AxesAttr parse(AttrParser p) {
    p.expect("[");
    List<DenseArrayAttr> read = Parameters.read(p, "Shard_GridAxesArrayAttr", "axes", "::llvm::ArrayRef<GridAxesAttr>",
        () -> p.commaList(Delimiter.NONE, () -> AttrSyntaxes.parseDenseArray(p, AXIS)));
    p.expect("]");
    return new AxesAttr(read);
  }

  String text() {
    return axes.stream().map(AxesAttr::text).collect(Collectors.joining(", ", "[", "]"));
  }

  private static String text(DenseArrayAttr ofDimension) {
    StringBuilder text = new StringBuilder("[");
    for (long axis : ofDimension.longs()) text.append(text.length() > 1 ? ", " : "").append(axis);
    return text.append(']').toString();
  }

  /** How many dimensions are split at all. */
  int splitCount() {
    int count = 0;
    for (DenseArrayAttr each : axes) {
      if (each.size() > 0) count++;
    }
    return count;
  }

  /** Whether tensors are split alike; dimensions behind the last that is named are not split. */
  boolean splitsAs(AxesAttr other) {
    int common = Math.min(axes.size(), other.axes.size());
    return axes.subList(0, common).equals(other.axes.subList(0, common)) && splitsOnlyFirst(common) && other.splitsOnlyFirst(common);
  }

  private boolean splitsOnlyFirst(int dimensions) {
    return axes.subList(dimensions, axes.size()).stream().allMatch(each -> each.size() == 0);
  }

  @Override
  public void print(AttrPrinter out) {
    out.dialectSymbol('#', "shard", "axisarray" + text());
  }

  @Override
  public String dialect() {
    return "shard";
  }
}
