// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;

/** Attributes, operands, and a structure of two members of their type: {@code spirv.IAddCarry %a, %b : !spirv.struct<(i32, i32)>}. */
final class PairSyntax implements OpSyntax<SpirvOp> {
  @Override
  public void parse(OpParser p, OpState<SpirvOp> state) {
    p.attrDict(state);
    List<OpParser.Operand> operands = p.operandList(Delimiter.NONE);
    p.expect(":");
    int loc = p.loc();
    Type type = p.expectType();
    boolean pair = type instanceof SpirvType.Struct && CompositeTypes.count(type) == 2;
    if (!pair) throw p.error(loc, "expected spirv.struct type with two members");
    Type number = CompositeTypes.constituent(type, 0);
    state.operands(p.resolve(operands, List.of(number, number), loc)).results(type);
  }

  @Override
  public void print(SpirvOp op, OpPrinter out) {
    // Where there are attributes the reference has two spaces in front of them, and none behind.
    out.text(" ").attrDict(op).operands(op.operands()).text(" : ").type(op.result().type());
  }
}
