// SPDX-License-Identifier: Apache-2.0
package dev.freehold.wasmssa;

import dev.freehold.func.FunctionSyntax;
import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.iface.AffineScope;
import dev.freehold.ir.iface.AutomaticAllocationScope;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import dev.freehold.ir.text.Printing;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** A function, whose arguments are variables: {@code wasmssa.func exported @f(%x: !wasmssa<local ref to i32>) -> i32 { … }}. */
public final class FuncOp extends Op implements FunctionLike, Exportable, AffineScope, AutomaticAllocationScope {
  private static final String TYPE = "functionType";
  private static final String[] SHOWN = {NAME, TYPE, EXPORTED, "arg_attrs", "res_attrs"};

  public static final OpDef<FuncOp> DEF = OpDef.of("wasmssa.func", FuncOp.class, FuncOp::new)
      .attr(NAME, AttrSets.SYMBOL_NAME)
      .attr(TYPE, AttrSets.FUNCTION_TYPE)
      .optionalAttr("arg_attrs", AttrSets.DICT_ARRAY)
      .optionalAttr("res_attrs", AttrSets.DICT_ARRAY)
      .optionalAttr(EXPORTED, AttrSets.UNIT)
      .region("body", OpDef.RegionKind.ANY)
      .syntax(OpSyntax.of(FuncOp::parse, FuncOp::print))
      .build();

  private FuncOp(OpState<?> state) {
    super(state);
  }

  @Override
  public FunctionType functionType() {
    return (FunctionType) attr(TYPE, TypeAttr.class).value();
  }

  @Override
  public boolean mayDeclarePublicly() {
    return true;
  }

  private static void parse(OpParser p, OpState<FuncOp> state) {
    Exportable.parseName(p, state);
    FunctionSyntax.Signature signature = FunctionSyntax.parseSignature(p, state, false);
    List<Type> inputs = new ArrayList<>();
    for (OpParser.Argument argument : signature.arguments()) inputs.add(valueType(argument, p));
    state.attr(TYPE, new TypeAttr(FunctionType.of(inputs, signature.results())));
    p.attrDictWithKeyword(state);
    FunctionSyntax.parseBody(p, state, signature.arguments());
  }

  /** The type of an argument. Where it has no name, because there is no body, the text has just that. */
  private static Type valueType(OpParser.Argument argument, OpParser p) {
    Type type = Objects.requireNonNull(argument.type(), "arguments of signatures have types");
    if (type instanceof LocalRefType local) return local.element();
    if (argument.name() == null) return type;
    throw p.error(p.loc(), "invalid type for wasm.func argument. Expecting !wasm<local T>, got " + Printing.quoted(type));
  }

  private static void print(FuncOp op, OpPrinter out) {
    out.text(op.hasAttr(EXPORTED) ? " exported " : " ").symbolName(op.attr(Symbol.NAME, StringAttr.class).value());
    FunctionSyntax.printSignature(op, false, out);
    out.attrDictWithKeyword(op, SHOWN);
    if (!op.body().isEmpty()) out.text(" ").region(op.body(), false, true);
  }

  @Override
  public void verifyBody(Checker check) {
    Block entry = body().first();
    if (entry == null) return;
    List<Type> inputs = functionType().inputs();
    if (entry.argumentCount() != inputs.size()) {
      check.plainError("entry block should have same number of arguments as function type. Function type has " + inputs.size()
          + ", entry block has " + entry.argumentCount());
      return;
    }
    for (int i = 0; i < inputs.size() && !check.failed(); i++) verifyArgument(i, entry.argument(i).type(), inputs.get(i), check);
  }

  private static void verifyArgument(int index, Type type, Type value, Checker check) {
    if (!(type instanceof LocalRefType local)) {
      check.plainError("entry block argument type should be LocalRefType, got " + Printing.quoted(type) + " for block argument " + index);
    } else if (!local.element().equals(value)) {
      check.plainError("func argument type #" + index + "(" + Printing.quoted(value) + ") doesn't match entry block referenced type ("
          + Printing.quoted(local.element()) + ")");
    }
  }
}
