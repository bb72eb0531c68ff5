// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.DestinationStyle;
import dev.freehold.ir.text.AttrSyntaxes;
import java.util.List;

/** One of the three steps of Winograd's convolution, for filters, inputs and outputs. */
public final class WinogradOp extends Op implements DestinationStyle {
  private static final List<String> SIZES = List.of("F_2_3", "F_4_3", "F_2_5");
  private static final AttrSet SIZE = new AttrSet("allowed 32-bit signless integer cases: 0, 1, 2", WinogradOp::isSize, AttrSyntaxes.of(p -> {
    int loc = p.loc();
    String keyword = p.acceptKeywordOrString();
    int number = keyword == null ? -1 : SIZES.indexOf(keyword);
    if (number >= 0) return IntegerAttr.of(IntegerType.I32, number);
    throw p.error(loc, "expected string or keyword containing one of the following enum values for attribute 'fmr' [F_2_3, F_4_3, F_2_5]");
  }, (out, attr) -> out.text(SIZES.get((int) ((IntegerAttr) attr).longValue()))));

  static final OpDef<WinogradOp> FILTER = declare("linalg.winograd_filter_transform", "filter", 4, 4);
  static final OpDef<WinogradOp> INPUT = declare("linalg.winograd_input_transform", "input", 4, 6);
  static final OpDef<WinogradOp> OUTPUT = declare("linalg.winograd_output_transform", "value", 6, 4);

  private WinogradOp(OpState<?> state) {
    super(state);
  }

  public Value output() {
    return operand("output");
  }

  private static boolean isSize(Attribute attribute) {
    return attribute instanceof IntegerAttr number && number.type().equals(IntegerType.I32)
        && number.longValue() >= 0 && number.longValue() < SIZES.size();
  }

  private static OpDef<WinogradOp> declare(String name, String source, int from, int to) {
    TypeSet tensor = TypeSets.tensorOfRank(to);
    return OpDef.of(name, WinogradOp.class, WinogradOp::new)
        .operand(source, TypeSets.tensorOfRank(from))
        .operand("output", tensor)
        .attr("fmr", SIZE)
        .result("result", tensor)
        .assembly("attr-dict `fmr` `(` $fmr `)` `ins` `(` $" + source + " `:` type($" + source + ") `)` "
            + "`outs` `(` $output `:` type($output) `)` `->` type($result)")
        .build();
  }

  @Override
  public OperandRange inits() {
    return operandSegment("output");
  }

  @Override
  protected void verify(Checker check) {
    Shape from = ((TensorType) operands().getFirst().type()).shape();
    Shape to = ((TensorType) output().type()).shape();
    WinogradSizes sizes = WinogradSizes.of((int) prop("fmr", IntegerAttr.class).longValue());
    long[] expected = def() == FILTER ? sizes.ofFilter(from, check) : def() == INPUT ? sizes.ofInput(from, to) : sizes.ofOutput(from, check);
    if (!check.failed() && !Shape.of(expected).isCompatible(to)) check.error("the output shape is not expected");
  }
}
