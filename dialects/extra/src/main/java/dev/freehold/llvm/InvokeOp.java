// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.dialects.syntax.BranchWeights;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;

/** Calls a function and goes on at one block, or at another if it throws: {@code llvm.invoke @f(%x) to ^bb1 unwind ^bb2 : (i32) -> ()}. */
public final class InvokeOp extends Op implements BranchOp, CallLike {
  public static final OpDef<InvokeOp> DEF = OpDef.of("llvm.invoke", InvokeOp.class, InvokeOp::new)
      .optionalAttr("var_callee_type", AttrSets.typeOf(LlvmFunctionType.SET))
      .optionalAttr("callee", AttrSets.FLAT_SYMBOL_REF)
      .operands("callee_operands", LlvmTypes.ANY)
      .optionalAttr("arg_attrs", AttrSets.DICT_ARRAY)
      .optionalAttr("res_attrs", AttrSets.DICT_ARRAY)
      .operands("normalDestOperands", LlvmTypes.ANY)
      .operands("unwindDestOperands", LlvmTypes.ANY)
      .optionalAttr("branch_weights", AttrSets.DENSE_I32_ARRAY)
      .defaultAttr("CConv", LlvmEnums.CALLING_CONVENTION.set("LLVM Calling Convention specification"), LlvmEnums.CALLING_CONVENTION.of("ccc"))
      .with(CallSyntax::withBundles)
      .operandSegments()
      .traits(CallSyntax.bundleSizes(3))
      .optionalResult("result", LlvmTypes.ANY)
      .successor("normalDest")
      .successor("unwindDest")
      .syntax(OpSyntax.of(InvokeOp::parse, InvokeOp::print))
      .build();

  private static final String[] SHOWN = {"callee", "var_callee_type", "CConv", "op_bundle_sizes", "op_bundle_tags", "arg_attrs", "res_attrs",
      OpDef.OPERAND_SEGMENTS};

  private InvokeOp(OpState<?> state) {
    super(state);
  }

  @Override
  public OperandRange successorOperands(int i) {
    return operandSegment(i == 0 ? "normalDestOperands" : "unwindDestOperands");
  }

  @Override
  protected void verify(Checker check) {
    BranchWeights.verify(this, check);
    if (!check.failed()) CallVerifier.verifyVariadicType(this, arguments(), check);
    if (check.failed()) return;
    Op landing = successor("unwindDest").first();
    if (landing == null) check.plainError("must have at least one operation in unwind destination");
    else if (!(landing instanceof LandingPadOp)) check.plainError("first operation in unwind destination should be a llvm.landingpad operation");
    else CallSyntax.verifyBundles(this, check);
  }

  private static void parse(OpParser p, OpState<InvokeOp> state) {
    CallSyntax.parseConvention(p, state);
    OpParser.Operand pointer = CallSyntax.parseCallee(p, state);
    List<OpParser.Operand> arguments = p.operandList(Delimiter.PAREN);
    p.expect("to");
    OpParser.BranchTarget normal = p.successorAndOperands();
    p.expect("unwind");
    OpParser.BranchTarget unwind = p.successorAndOperands();
    CallSyntax.parseVararg(p, state);
    List<Value> bundles = CallSyntax.parseBundles(p, state);
    p.attrDict(state);
    List<Value> operands = CallSyntax.parseTypes(p, state, pointer, arguments);
    state.successors(normal.block(), unwind.block());
    state.operandSegments(operands, normal.operands(), unwind.operands(), bundles);
  }

  private static void print(InvokeOp op, OpPrinter out) {
    out.text(" ");
    CallSyntax.printConvention(op, out);
    List<Value> passed = CallSyntax.printCallee(op, op.arguments(), out);
    out.text(" to ");
    out.successorAndOperands(op.successor("normalDest"), op.successorOperands(0));
    out.text(" unwind ");
    out.successorAndOperands(op.successor("unwindDest"), op.successorOperands(1));
    CallSyntax.printVararg(op, out);
    CallSyntax.printBundles(op, op.operandSegment("op_bundle_operands"), out);
    out.attrDict(op, SHOWN);
    CallSyntax.printTypes(op, op.arguments(), passed, out);
  }
}
