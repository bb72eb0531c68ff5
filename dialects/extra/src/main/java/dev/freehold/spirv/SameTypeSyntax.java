// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;

/** Operands and a type where all have that; otherwise the operands in parentheses and all types: {@code spirv.GL.Fma(%a, %b, %c) : (…) -> f32}. */
final class SameTypeSyntax implements OpSyntax<SpirvOp> {
  @Override
  public void parse(OpParser p, OpState<SpirvOp> state) {
    int start = p.loc();
    boolean mixed = p.accept("(");
    List<OpParser.Operand> operands = p.operandList(Delimiter.NONE);
    if (mixed) p.expect(")");
    p.attrDict(state);
    p.expect(":");
    Type type = p.expectType();
    if (!mixed) {
      state.operands(p.resolveAll(operands, type)).results(type);
      return;
    }
    if (!(type instanceof FunctionType function)) throw p.error(start, "expected function type");
    state.operands(p.resolve(operands, function.inputs(), start)).results(function.results());
  }

  @Override
  public void print(SpirvOp op, OpPrinter out) {
    Type type = op.result().type();
    List<Type> types = op.operands().stream().map(operand -> operand.type()).toList();
    boolean mixed = !types.stream().allMatch(type::equals);
    out.text(mixed ? "(" : " ").operands(op.operands()).text(mixed ? ")" : "").attrDict(op).text(" : ");
    if (mixed) out.functionType(types, op.resultTypes());
    else out.type(type);
  }
}
