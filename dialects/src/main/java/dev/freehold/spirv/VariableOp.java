// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.TypeSet;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;

/** Memory of an invocation: {@code spirv.Variable init(%x) bind(0, 1) : !spirv.ptr<f32, Function>}. */
public final class VariableOp extends Op {
  private static final String STORAGE = "storage_class";

  public static final OpDef<VariableOp> DEF = OpDef.of("spirv.Variable", VariableOp.class, VariableOp::new)
      .attr(STORAGE, Words.STORAGE_CLASS.set())
      .optionalOperand("initializer", TypeSet.ANY)
      .result("pointer", SpirvType.POINTER)
      .syntax(OpSyntax.of(VariableOp::parse, VariableOp::print))
      .build();

  private VariableOp(OpState<?> state) {
    super(state);
  }

  private static void parse(OpParser p, OpState<VariableOp> state) {
    OpParser.Operand initial = null;
    if (p.accept("init")) {
      p.expect("(");
      initial = p.expectOperand();
      p.expect(")");
    }
    Decorations.parse(p, state);
    p.expect(":");
    int loc = p.loc();
    if (!(p.expectType() instanceof SpirvType.Pointer type)) throw p.error(loc, "expected spirv.ptr type");
    if (initial != null) state.operands(p.resolve(initial, type.pointee()));
    state.attr(STORAGE, Words.STORAGE_CLASS.of(type.storage())).results(type);
  }

  private static void print(VariableOp op, OpPrinter out) {
    if (op.operandCount() > 0) out.text(" init(").operand(op.operand(0)).text(")");
    Decorations.print(op, out, STORAGE);
    out.text(" : ").type(op.result().type());
  }
}
