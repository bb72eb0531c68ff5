// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;

/** Memory of the function's frame: {@code llvm.alloca %n x f32 {alignment = 8 : i64} : (i32) -> !llvm.ptr}. */
public final class AllocaOp extends Op {
  public static final OpDef<AllocaOp> DEF = OpDef.of("llvm.alloca", AllocaOp.class, AllocaOp::new)
      .operand("arraySize", TypeSets.SIGNLESS_INTEGER)
      .optionalAttr("alignment", AttrSets.I64)
      .attr("elem_type", AttrSets.TYPE)
      .optionalAttr("inalloca", AttrSets.UNIT)
      .result("res", LlvmPointerType.SET, Effect.ALLOCATES_IN_SCOPE)
      .syntax(OpSyntax.of(AllocaOp::parse, AllocaOp::print))
      .build();

  private AllocaOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    Type element = attr("elem_type", TypeAttr.class).value();
    if (element instanceof LlvmTargetType target && !target.isMemory()) check.error("this target extension type cannot be used in alloca");
  }

  private static void parse(OpParser p, OpState<AllocaOp> state) {
    if (p.accept("inalloca")) state.attr("inalloca", UnitAttr.INSTANCE);
    OpParser.Operand size = p.expectOperand();
    p.expect("x");
    TypeAttr element = new TypeAttr(p.expectType());
    p.attrDict(state);
    p.expect(":");
    int loc = p.loc();
    Type type = p.expectType();
    if (!(type instanceof FunctionType(var inputs, var results)) || inputs.size() != 1 || results.size() != 1) {
      throw p.error(loc, "expected trailing function type with one argument and one result");
    }
    // As in the reference, where something else than a pointer is made the type is what is missed.
    if (state.attr("elem_type") != null) throw p.error(p.nameLoc(), "attribute 'elem_type' occurs more than once in the attribute list");
    if (results.getFirst() instanceof LlvmPointerType) state.attr("elem_type", element);
    Value resolved = p.resolve(size, inputs.getFirst());
    state.operands(resolved).results(results);
  }

  private static void print(AllocaOp op, OpPrinter out) {
    if (op.attr("inalloca") != null) out.text(" inalloca");
    out.text(" ").operand(op.operand("arraySize")).text(" x ").type(op.attr("elem_type", TypeAttr.class).value());
    boolean unaligned = op.attr("alignment") instanceof IntegerAttr alignment && alignment.isZero();
    out.attrDict(op, "elem_type", "inalloca", unaligned ? "alignment" : "elem_type");
    out.text(" : ").functionType(List.of(op.operand("arraySize").type()), op.resultTypes());
  }
}
