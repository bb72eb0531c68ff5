// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.SymbolUser;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.Arrays;
import java.util.List;

/** Calls a function, or what a pointer points to: {@code llvm.call @f(%x) : (i32) -> f32}, {@code llvm.call %p(%x) : !llvm.ptr, (i32) -> f32}. */
public final class CallOp extends Op implements CallLike, SymbolUser {
  public static final OpDef<CallOp> DEF = OpDef.of("llvm.call", CallOp.class, CallOp::new)
      .optionalAttr("var_callee_type", AttrSets.typeOf(LlvmFunctionType.SET))
      .optionalAttr("callee", AttrSets.FLAT_SYMBOL_REF)
      .operands("callee_operands", LlvmTypes.ANY)
      .defaultAttr("fastmathFlags", FastMathAttr.SET, FastMathAttr.NONE)
      .defaultAttr("CConv", LlvmEnums.CALLING_CONVENTION.set("LLVM Calling Convention specification"), LlvmEnums.CALLING_CONVENTION.of("ccc"))
      .defaultAttr("TailCallKind", LlvmEnums.TAIL_CALL.set("LLVM Calling Convention specification"), LlvmEnums.TAIL_CALL.of("none"))
      .optionalAttr("memory_effects", FunctionAttrs.MEMORY.set(""))
      .optionalAttr("convergent", AttrSets.UNIT)
      .optionalAttr("no_unwind", AttrSets.UNIT)
      .optionalAttr("will_return", AttrSets.UNIT)
      .with(CallSyntax::withBundles)
      .optionalAttr("arg_attrs", AttrSets.DICT_ARRAY)
      .optionalAttr("res_attrs", AttrSets.DICT_ARRAY)
      .optionalAttr("no_inline", AttrSets.UNIT)
      .optionalAttr("always_inline", AttrSets.UNIT)
      .optionalAttr("inline_hint", AttrSets.UNIT)
      .with(MemoryAttrs::withAliases)
      .operandSegments()
      .traits(CallSyntax.bundleSizes(1))
      .optionalResult("result", LlvmTypes.ANY)
      .syntax(OpSyntax.of(CallOp::parse, CallOp::print))
      .build();

  private static final String[] SHOWN = {"callee", "var_callee_type", "CConv", "TailCallKind", "op_bundle_sizes", "op_bundle_tags",
      "arg_attrs", "res_attrs", OpDef.OPERAND_SEGMENTS};

  private CallOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    CallSyntax.verifyBundles(this, check);
  }

  @Override
  public void verifySymbols(Checker check) {
    CallVerifier.verify(this, check);
  }

  private static void parse(OpParser p, OpState<CallOp> state) {
    CallSyntax.parseConvention(p, state);
    if (LlvmEnums.TAIL_CALL.startsBracketless(p)) state.attr("TailCallKind", LlvmEnums.TAIL_CALL.keyword(p));
    OpParser.Operand pointer = CallSyntax.parseCallee(p, state);
    List<OpParser.Operand> arguments = p.operandList(Delimiter.PAREN);
    CallSyntax.parseVararg(p, state);
    List<Value> bundles = CallSyntax.parseBundles(p, state);
    p.attrDict(state);
    state.operandSegments(CallSyntax.parseTypes(p, state, pointer, arguments), bundles);
  }

  private static void print(CallOp op, OpPrinter out) {
    out.text(" ");
    CallSyntax.printConvention(op, out);
    if (!LlvmEnums.TAIL_CALL.of("none").equals(op.attr("TailCallKind"))) out.text(LlvmEnums.keywordOf(op, "TailCallKind")).text(" ");
    List<Value> passed = CallSyntax.printCallee(op, op.arguments(), out);
    CallSyntax.printVararg(op, out);
    CallSyntax.printBundles(op, op.operandSegment("op_bundle_operands"), out);
    boolean plain = FastMathAttr.NONE.equals(op.attr("fastmathFlags"));
    String[] elided = Arrays.copyOf(SHOWN, SHOWN.length + 1);
    elided[SHOWN.length] = plain ? "fastmathFlags" : "callee";
    out.attrDict(op, elided);
    CallSyntax.printTypes(op, op.arguments(), passed, out);
  }
}
