// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;

/** Calls a function that LLVM knows by its name: {@code llvm.call_intrinsic "llvm.round"(%x) : (f32) -> f32}. */
public final class CallIntrinsicOp extends Op {
  public static final OpDef<CallIntrinsicOp> DEF = OpDef.of("llvm.call_intrinsic", CallIntrinsicOp.class, CallIntrinsicOp::new)
      .attr("intrin", AttrSets.STRING)
      .operands("args", LlvmTypes.ANY)
      .defaultAttr("fastmathFlags", FastMathAttr.SET, FastMathAttr.NONE)
      .with(CallSyntax::withBundles)
      .optionalAttr("arg_attrs", AttrSets.DICT_ARRAY)
      .optionalAttr("res_attrs", AttrSets.DICT_ARRAY)
      .operandSegments()
      .traits(CallSyntax.bundleSizes(1))
      .optionalResult("results", LlvmTypes.ANY)
      .syntax(OpSyntax.of(CallIntrinsicOp::parse, CallIntrinsicOp::print))
      .build();

  private CallIntrinsicOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    boolean known = attr("intrin", StringAttr.class).value().startsWith("llvm.");
    if (known) CallSyntax.verifyBundles(this, check);
    else check.error("intrinsic name must start with 'llvm.'");
  }

  private static void parse(OpParser p, OpState<CallIntrinsicOp> state) {
    state.attr("intrin", ParameterSyntax.STRING.parse(p));
    p.expect("(");
    List<OpParser.Operand> arguments = p.operandList(Delimiter.NONE);
    p.expect(")");
    List<Value> bundles = CallSyntax.parseBundles(p, state);
    p.attrDict(state);
    state.operandSegments(CallSyntax.parseTypes(p, state, null, arguments), bundles);
  }

  private static void print(CallIntrinsicOp op, OpPrinter out) {
    List<Value> arguments = op.operandSegment("args");
    out.text(" ").attr(op.attr("intrin", Attribute.class)).text("(").operands(arguments).text(")");
    CallSyntax.printBundles(op, op.operandSegment("op_bundle_operands"), out);
    boolean plain = FastMathAttr.NONE.equals(op.attr("fastmathFlags"));
    out.attrDict(op, "intrin", "op_bundle_sizes", "op_bundle_tags", "arg_attrs", "res_attrs", OpDef.OPERAND_SEGMENTS,
        plain ? "fastmathFlags" : "intrin");
    CallSyntax.printTypes(op, arguments, arguments, out);
  }
}
