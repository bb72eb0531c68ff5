// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.ArrayList;
import java.util.List;

/** What modules hold beside their functions and variables. */
final class Structure {
  static final List<OpDef<?>> DEFS = new ArrayList<>(List.of(
      ConstantOp.DEF, FuncOp.DEF, GraphOp.DEF, GlobalOp.VARIABLE, GlobalOp.SPEC_CONSTANT, GlobalOp.SPEC_COMPOSITE, GlobalOp.SPEC_REPLICATE,
      ModuleOp.DEF, VariableOp.DEF, AddressOfOp.DEF));

  static {
    DEFS.add(SpirvOp.define("EntryPoint")
        .traits(SpirvVerifier.IN_MODULE).attr("execution_model", SpirvEnums.EXECUTION_MODEL.set()).attr("fn", AttrSets.FLAT_SYMBOL_REF)
        .attr("interface", AttrSets.SYMBOL_REF_ARRAY).syntax(OpSyntax.of(Structure::parseEntryPoint, Structure::printEntryPoint)).build());
    DEFS.add(SpirvOp.define("ARM.GraphEntryPoint").traits(SpirvVerifier.IN_MODULE).attr("fn", AttrSets.FLAT_SYMBOL_REF)
        .attr("interface", AttrSets.SYMBOL_REF_ARRAY)
        .syntax(OpSyntax.of(Structure::parseGraphEntryPoint, Structure::printGraphEntryPoint)).build());
    DEFS.add(SpirvOp.define("ExecutionMode")
        .traits(SpirvVerifier.IN_MODULE).attr("fn", AttrSets.FLAT_SYMBOL_REF).attr("execution_mode", SpirvEnums.EXECUTION_MODE.set())
        .attr("values", AttrSets.I32_ARRAY).syntax(OpSyntax.of(Structure::parseMode, Structure::printMode)).build());
    DEFS.add(SpirvOp.pure("mlir.referenceof").attr("spec_const", AttrSets.FLAT_SYMBOL_REF).result("reference", Sets.ANY)
        .traits(Structure::verifyReference)
        .assembly("$spec_const attr-dict `:` type($reference)").build());
    DEFS.add(SpirvOp.pure("Undef").result("result", Sets.ANY).assembly("attr-dict `:` type($result)").build());
    DEFS.add(SpirvOp.pure("ARM.GraphConstant")
        .traits(SpirvVerifier.IN_GRAPH).attr("graph_constant_id", AttrSets.I32).result("output", SpirvType.TENSOR)
        .assembly("attr-dict `:` type($output)").build());
  }

  private Structure() {}

  private static void verifyReference(Op op, Checker check) {
    GlobalOp constant = GlobalOp.find(op, op.attr("spec_const", SymbolRefAttr.class), check);
    if (constant == null || constant.def() != GlobalOp.SPEC_CONSTANT && constant.def() != GlobalOp.SPEC_COMPOSITE) {
      check.error("expected spirv.SpecConstant or spirv.SpecConstantComposite symbol");
    } else if (!op.result().type().equals(constant.type())) {
      check.error("result type mismatch with the referenced specialization constant's type");
    }
  }

  private static void parseEntryPoint(OpParser p, OpState<SpirvOp> state) {
    state.attr("execution_model", SpirvEnums.EXECUTION_MODEL.quoted(p));
    parseGraphEntryPoint(p, state);
  }

  private static void printEntryPoint(SpirvOp op, OpPrinter out) {
    out.text(" \"" + SpirvVerifier.keywords(op, "execution_model").keywords() + "\"");
    printGraphEntryPoint(op, out);
  }

  private static void parseGraphEntryPoint(OpParser p, OpState<SpirvOp> state) {
    state.attr("fn", symbol(p));
    List<Attribute> variables = new ArrayList<>();
    while (p.accept(",")) variables.add(symbol(p));
    state.attr("interface", ArrayAttr.of(variables));
  }

  /** A reference to a symbol of the same table. */
  static Attribute symbol(OpParser p) {
    int loc = p.loc();
    Attribute symbol = p.attribute();
    if (symbol instanceof SymbolRefAttr reference && reference.nested().isEmpty()) return symbol;
    throw p.error(loc, "invalid kind of attribute specified");
  }

  private static void printGraphEntryPoint(SpirvOp op, OpPrinter out) {
    out.text(" ").attr(op.attr("fn", Attribute.class));
    for (Attribute variable : op.attr("interface", ArrayAttr.class).elements()) out.text(", ").attr(variable);
  }

  private static void parseMode(OpParser p, OpState<SpirvOp> state) {
    // The reference forgets what is no symbol.
    if (p.attribute() instanceof SymbolRefAttr function && function.nested().isEmpty()) state.attr("fn", function);
    state.attr("execution_mode", SpirvEnums.EXECUTION_MODE.quoted(p));
    List<Attribute> values = new ArrayList<>();
    while (p.accept(",")) values.add(IntegerAttr.i32((int) p.attribute(IntegerAttr.class, IntegerType.I32).longValue()));
    state.attr("values", ArrayAttr.of(values));
  }

  private static void printMode(SpirvOp op, OpPrinter out) {
    out.text(" ").attr(op.attr("fn", Attribute.class)).text(" \"" + op.attr("execution_mode", SpirvEnumAttr.class).keywords() + "\"");
    for (Attribute value : op.attr("values", ArrayAttr.class).elements()) out.text(", ").attrWithoutType(value);
  }
}
