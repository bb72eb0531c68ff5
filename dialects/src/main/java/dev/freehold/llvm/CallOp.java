// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Type;
import dev.freehold.ir.TypeSet;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Calls a function, or what a pointer points to: {@code llvm.call @f(%x) : (i32) -> f32}, {@code llvm.call %p(%x) : !llvm.ptr, (i32) -> f32}. */
public final class CallOp extends Op implements CallLike {
  public static final OpDef<CallOp> DEF = OpDef.of("llvm.call", CallOp.class, CallOp::new)
      .optionalAttr("var_callee_type", AttrSets.TYPE)
      .optionalAttr("callee", AttrSets.FLAT_SYMBOL_REF)
      .operands("callee_operands", TypeSet.ANY)
      .defaultAttr("fastmathFlags", FastMathAttr.SET, FastMathAttr.NONE)
      .defaultAttr("CConv", LlvmEnums.CALLING_CONVENTION.set("Calling Conventions"), LlvmEnums.CALLING_CONVENTION.of("ccc"))
      .defaultAttr("TailCallKind", LlvmEnums.TAIL_CALL.set("Tail Call Kind"), LlvmEnums.TAIL_CALL.of("none"))
      .optionalAttr("memory_effects", AttrSets.ANY)
      .optionalAttr("convergent", AttrSets.UNIT)
      .optionalAttr("no_unwind", AttrSets.UNIT)
      .optionalAttr("will_return", AttrSets.UNIT)
      .operands("op_bundle_operands", TypeSet.ANY)
      .attr("op_bundle_sizes", AttrSets.DENSE_I32_ARRAY, DenseArrayAttr.i32())
      .optionalAttr("op_bundle_tags", AttrSets.ARRAY)
      .optionalAttr("arg_attrs", AttrSets.DICT_ARRAY)
      .optionalAttr("res_attrs", AttrSets.DICT_ARRAY)
      .optionalAttr("no_inline", AttrSets.UNIT)
      .optionalAttr("always_inline", AttrSets.UNIT)
      .optionalAttr("inline_hint", AttrSets.UNIT)
      .optionalAttr("access_groups", AttrSets.ARRAY)
      .optionalAttr("alias_scopes", AttrSets.ARRAY)
      .optionalAttr("noalias_scopes", AttrSets.ARRAY)
      .optionalAttr("tbaa", AttrSets.ARRAY)
      .operandSegments()
      .optionalResult("result", TypeSet.ANY)
      .syntax(OpSyntax.of(CallOp::parse, CallOp::print))
      .build();

  private static final String[] SHOWN = {"callee", "var_callee_type", "CConv", "TailCallKind", "op_bundle_sizes", "op_bundle_tags",
      "arg_attrs", "res_attrs", OpDef.OPERAND_SEGMENTS};

  private CallOp(OpState<?> state) {
    super(state);
  }

  @Override
  public SymbolRefAttr callee() {
    return (SymbolRefAttr) attr("callee");
  }

  @Override
  public OperandRange arguments() {
    return operandGroup(0);
  }

  private static void parse(OpParser p, OpState<CallOp> state) {
    if (LlvmEnums.CALLING_CONVENTION.startsBracketless(p)) state.attr("CConv", LlvmEnums.CALLING_CONVENTION.word(p));
    if (LlvmEnums.TAIL_CALL.startsBracketless(p)) state.attr("TailCallKind", LlvmEnums.TAIL_CALL.word(p));
    OpParser.Operand pointer = p.acceptOperand();
    if (pointer == null) state.attr("callee", SymbolRefAttr.of(p.expectSymbolName()));
    List<OpParser.Operand> arguments = p.operandList(Delimiter.PAREN);
    if (p.accept("vararg")) {
      p.expect("(");
      state.attr("var_callee_type", new TypeAttr(p.expectType()));
      p.expect(")");
    }
    p.attrDict(state);
    p.expect(":");
    List<Value> operands = new ArrayList<>();
    if (pointer != null) {
      operands.add(p.resolve(pointer, p.expectType()));
      p.expect(",");
    }
    int loc = p.loc();
    Type type = p.expectType();
    if (!(type instanceof FunctionType(var inputs, var results)) || results.size() > 1) {
      throw p.error(loc, "expected function type with at most one result");
    }
    operands.addAll(p.resolve(arguments, inputs, loc));
    state.operandGroups(operands, List.of()).results(results);
  }

  private static void print(CallOp op, OpPrinter out) {
    boolean direct = op.callee() != null;
    out.text(" ");
    if (!LlvmEnums.CALLING_CONVENTION.of("ccc").equals(op.attr("CConv"))) out.text(LlvmEnums.wordOf(op.attr("CConv"))).text(" ");
    if (!LlvmEnums.TAIL_CALL.of("none").equals(op.attr("TailCallKind"))) out.text(LlvmEnums.wordOf(op.attr("TailCallKind"))).text(" ");
    List<Value> arguments = op.arguments();
    if (direct) out.symbolName(op.callee().root());
    else out.operand(arguments.getFirst());
    List<Value> passed = direct ? arguments : arguments.subList(1, arguments.size());
    out.text("(").operands(passed).text(")");
    if (op.attr("var_callee_type") instanceof TypeAttr callee) out.text(" vararg(").type(callee.value()).text(")");
    boolean plain = FastMathAttr.NONE.equals(op.attr("fastmathFlags"));
    String[] elided = Arrays.copyOf(SHOWN, SHOWN.length + 1);
    elided[SHOWN.length] = plain ? "fastmathFlags" : "callee";
    out.attrDict(op, elided).text(" : ");
    if (!direct) out.type(arguments.getFirst().type()).text(", ");
    out.functionType(passed.stream().map(Value::type).toList(), op.resultTypes());
  }
}
