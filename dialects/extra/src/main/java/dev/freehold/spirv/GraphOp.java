// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.func.FunctionSyntax;
import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.iface.AutomaticAllocationScope;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import dev.freehold.ir.text.Printing;
import java.util.List;

/** A computation on tensors: {@code spirv.ARM.Graph @g(%x: !spirv.arm.tensor<2xi8>) -> !spirv.arm.tensor<2xi8> { … }}. */
public final class GraphOp extends Op implements FunctionLike, AutomaticAllocationScope {
  private static final String TYPE = "function_type";
  private static final AttrSet GRAPH_TYPE =
      AttrSet.of("type attribute of graph type", attr -> attr instanceof TypeAttr type && type.value() instanceof GraphType)
          .ofKind(TypeAttr.class::isInstance);

  public static final OpDef<GraphOp> DEF = OpDef.of("spirv.ARM.Graph", GraphOp.class, GraphOp::new)
      .attr(TYPE, GRAPH_TYPE)
      .optionalAttr("arg_attrs", AttrSets.DICT_ARRAY)
      .optionalAttr("res_attrs", AttrSets.DICT_ARRAY)
      .optionalAttr("entry_point", AttrSets.BOOL)
      .attr(NAME, AttrSets.STRING)
      .region("body", OpDef.RegionKind.ANY)
      .traits(SpirvVerifier.IN_MODULE)
      .syntax(OpSyntax.of(GraphOp::parse, GraphOp::print))
      .build();

  private GraphOp(OpState<?> state) {
    super(state);
  }

  @Override
  public FunctionType functionType() {
    return ((GraphType) attr(TYPE, TypeAttr.class).value()).signature();
  }

  @Override
  public boolean mayDeclarePublicly() {
    return true;
  }

  @Override
  protected void verify(Checker check) {
    if (functionType().results().isEmpty()) {
      check.error("there should be at least one result");
      return;
    }
    verifyTensors("argument", functionType().inputs(), check);
    if (!check.failed()) verifyTensors("result", functionType().results(), check);
    if (check.failed()) return;
    walk(ReturnOp.class, end -> {
      if (!check.failed() && end.name().equals("spirv.ARM.GraphOutputs")) verifyOutputs(end, functionType().results(), check);
    });
  }

  private static void verifyTensors(String what, List<Type> types, Checker check) {
    for (int i = 0; i < types.size(); i++) {
      if (types.get(i) instanceof SpirvType.TensorArm) continue;
      check.error("type of " + what + " #" + i + " must be a TensorArmType, but got " + Printing.quoted(types.get(i)));
      return;
    }
  }

  @Override
  public void verifyBody(Checker check) {
    if (isDeclaration()) return;
    List<Type> inputs = functionType().inputs();
    Block entry = body().entryBlock();
    if (entry.argumentCount() != inputs.size()) {
      check.error("entry block must have " + inputs.size() + " arguments to match graph signature");
      return;
    }
    for (int i = 0; i < inputs.size(); i++) {
      Type type = entry.argument(i).type();
      if (type.equals(inputs.get(i))) continue;
      check.error("type of entry block argument #" + i + "(" + Printing.quoted(type)
          + ") must match the type of the corresponding argument in graph signature(" + Printing.quoted(inputs.get(i)) + ")");
      return;
    }
  }

  private static void verifyOutputs(ReturnOp end, List<Type> results, Checker check) {
    if (end.operandCount() != results.size()) {
      check.errorOf(end, "'" + end.name() + "' op is returning " + end.operandCount() + " value(s) but enclosing spirv.ARM.Graph requires "
          + results.size() + " result(s)");
      return;
    }
    for (int i = 0; i < results.size(); i++) {
      Type type = end.operand(i).type();
      if (type.equals(results.get(i))) continue;
      check.errorOf(end, "type of return operand " + i + " (" + Printing.quoted(type) + ") doesn't match graph result type ("
          + Printing.quoted(results.get(i)) + ")");
      return;
    }
  }

  private static void parse(OpParser p, OpState<GraphOp> state) {
    state.attr(NAME, StringAttr.of(p.expectSymbolName()));
    FunctionSyntax.Signature signature = FunctionSyntax.parseSignature(p, state, false);
    List<Type> inputs = signature.arguments().stream().map(OpParser.Argument::type).toList();
    state.attr(TYPE, new TypeAttr(new GraphType(FunctionType.of(inputs, signature.results()))));
    p.attrDictWithKeyword(state);
    FuncOp.parseBody(p, state, signature.arguments());
  }

  private static void print(GraphOp op, OpPrinter out) {
    out.text(" ").symbolName(op.attr(Symbol.NAME, StringAttr.class).value());
    FunctionSyntax.printSignature(op, false, out);
    out.attrDictWithKeyword(op, NAME, TYPE, "arg_attrs", "res_attrs");
    if (!op.isDeclaration()) out.text(" ").region(op.body(), false, true);
  }
}
