// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.func.FunctionSyntax;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.iface.AutomaticAllocationScope;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import dev.freehold.ir.text.Printing;
import java.util.List;

/** A function: {@code spirv.func @f(%x: i32) -> i32 "None" { … }}. */
public final class FuncOp extends Op implements FunctionLike, AutomaticAllocationScope {
  private static final String CONTROL = "function_control";

  public static final OpDef<FuncOp> DEF = OpDef.of("spirv.func", FuncOp.class, FuncOp::new)
      .attr("function_type", AttrSets.FUNCTION_TYPE)
      .optionalAttr("arg_attrs", AttrSets.DICT_ARRAY)
      .optionalAttr("res_attrs", AttrSets.DICT_ARRAY)
      .attr(NAME, AttrSets.STRING)
      .attr(CONTROL, SpirvEnums.FUNCTION_CONTROL.set())
      .optionalAttr("linkage_attributes", SpirvStructs.LINKAGE.set(""))
      .region("body", OpDef.RegionKind.ANY)
      .traits(SpirvVerifier.IN_MODULE, (op, check) -> ((FuncOp) op).verifyType(check))
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

  private void verifyType(Checker check) {
    if (functionType().results().size() > 1) {
      check.error("cannot have more than one result");
      return;
    }
    List<Type> inputs = functionType().inputs();
    for (int i = 0; i < inputs.size() && !check.failed(); i++) verifyAliasing(inputs.get(i), decoration(i), check);
  }

  private String decoration(int argument) {
    return attr("arg_attrs") instanceof ArrayAttr all && argument < all.elements().size() && all.elements().get(argument) instanceof DictAttr attrs
        && attrs.get("spirv.decoration") instanceof SpirvEnumAttr keyword ? keyword.keywords() : "";
  }

  /** An argument that reaches a pointer with a physical address must be decorated as aliased or restrict. */
  private static void verifyAliasing(Type type, String decoration, Checker check) {
    if (!(type instanceof SpirvType.Pointer pointer)) return;
    boolean reaches = SpirvType.isPhysical(type)
        || pointer.pointee() instanceof SpirvType.Array array && array.count() >= 0 && SpirvType.isPhysical(array.element());
    if (reaches && !List.of("Aliased", "Restrict").contains(decoration)) {
      check.error("with physical buffer pointer must be decorated either 'Aliased' or 'Restrict'");
    } else if (SpirvType.isPhysical(pointer.pointee()) && !List.of("AliasedPointer", "RestrictPointer").contains(decoration)) {
      check.error("with a pointer points to a physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'");
    }
  }

  /** What is returned matches the function type. */
  @Override
  protected void verify(Checker check) {
    walk(ReturnOp.class, end -> {
      if (!check.failed()) verifyReturn(end, functionType().results(), check);
    });
  }

  private static void verifyReturn(ReturnOp end, List<Type> results, Checker check) {
    if (end.name().equals("spirv.Return")) {
      if (!results.isEmpty()) check.errorOf(end, "'" + end.name() + "' op cannot be used in functions returning value");
    } else if (end.name().equals("spirv.ReturnValue")) {
      Type type = end.operand("value").type();
      if (results.size() != 1) {
        check.errorOf(end, "'" + end.name() + "' op returns 1 value but enclosing function requires " + results.size() + " results");
      } else if (!type.equals(results.getFirst())) {
        check.errorOf(end, "'" + end.name() + "' op  return value's type (" + Printing.quoted(type) + ") mismatch with function's result type ("
            + Printing.quoted(results.getFirst()) + ")");
      }
    }
  }

  private static void parse(OpParser p, OpState<FuncOp> state) {
    state.attr(NAME, StringAttr.of(p.expectSymbolName()));
    List<OpParser.Argument> arguments = FunctionSyntax.parseTypedSignature(p, state);
    state.attr(CONTROL, SpirvEnums.FUNCTION_CONTROL.quoted(p));
    p.attrDictWithKeyword(state);
    parseBody(p, state, arguments);
  }

  /** Reads the body, if there is one; it may be empty. */
  static void parseBody(OpParser p, OpState<?> state, List<OpParser.Argument> arguments) {
    boolean named = arguments.isEmpty() || arguments.getFirst().name() != null;
    Region body = p.acceptRegion(named ? arguments : List.of());
    state.regions(body == null ? new Region() : body);
  }

  private static void print(FuncOp op, OpPrinter out) {
    out.text(" ").symbolName(op.attr(Symbol.NAME, StringAttr.class).value());
    FunctionSyntax.printSignature(op, false, out);
    out.text(" \"" + op.attr(CONTROL, SpirvEnumAttr.class).keywords() + "\"");
    out.attrDictWithKeyword(op, NAME, "function_type", "arg_attrs", "res_attrs", CONTROL);
    if (!op.isDeclaration()) out.text(" ").region(op.body(), false, true);
  }
}
