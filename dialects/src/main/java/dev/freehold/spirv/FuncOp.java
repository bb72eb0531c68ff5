// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.func.FunctionSyntax;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.iface.AutomaticAllocationScope;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;

/** A function: {@code spirv.func @f(%x: i32) -> i32 "None" { … }}. */
public final class FuncOp extends Op implements FunctionLike, AutomaticAllocationScope {
  private static final String CONTROL = "function_control";

  public static final OpDef<FuncOp> DEF = OpDef.of("spirv.func", FuncOp.class, FuncOp::new)
      .attr("function_type", AttrSets.FUNCTION_TYPE)
      .optionalAttr("arg_attrs", AttrSets.DICT_ARRAY)
      .optionalAttr("res_attrs", AttrSets.DICT_ARRAY)
      .attr(NAME, AttrSets.STRING)
      .attr(CONTROL, Words.FUNCTION_CONTROL.set())
      .optionalAttr("linkage_attributes", SpirvStructs.LINKAGE.set(""))
      .region("body", OpDef.RegionKind.ANY)
      .syntax(OpSyntax.of(FuncOp::parse, FuncOp::print))
      .build();

  private FuncOp(OpState<?> state) {
    super(state);
  }

  /** What a linker finds elsewhere is declared with its linkage. */
  @Override
  public boolean mayDeclarePublicly() {
    return true;
  }

  private static void parse(OpParser p, OpState<FuncOp> state) {
    String visibility = p.acceptKeywordIn("public", "private", "nested");
    if (visibility != null) state.attr(VISIBILITY, StringAttr.of(visibility));
    state.attr(NAME, StringAttr.of(p.expectSymbolName()));
    List<OpParser.Argument> arguments = FunctionSyntax.parseTypedSignature(p, state);
    state.attr(CONTROL, Words.FUNCTION_CONTROL.quoted(p));
    p.attrDictWithKeyword(state);
    boolean named = arguments.isEmpty() || arguments.getFirst().name() != null;
    Region body = p.acceptRegion(named ? arguments : List.of());
    state.regions(body == null ? new Region() : body);
  }

  private static void print(FuncOp op, OpPrinter out) {
    out.text(" ").symbolName(op.symbolName());
    FunctionSyntax.printSignature(op, false, out);
    out.text(" \"" + ((WordAttr) op.attr(CONTROL)).words() + "\"");
    out.attrDictWithKeyword(op, NAME, "function_type", "arg_attrs", "res_attrs", CONTROL);
    if (!op.isDeclaration()) out.text(" ").region(op.body(), false, true);
  }
}
