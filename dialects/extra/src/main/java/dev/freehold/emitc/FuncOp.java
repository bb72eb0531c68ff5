// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.func.FunctionSyntax;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.AutomaticAllocationScope;
import dev.freehold.ir.iface.DefaultDialect;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A function of C: {@code emitc.func @f(%x: i32) -> i32 attributes {specifiers = ["static"]} { … }}. */
public final class FuncOp extends Op implements FunctionLike, AutomaticAllocationScope, DefaultDialect {
  public static final OpDef<FuncOp> DEF = OpDef.of("emitc.func", FuncOp.class, FuncOp::new)
      .attr(NAME, AttrSets.SYMBOL_NAME)
      .attr("function_type", AttrSets.FUNCTION_TYPE)
      .optionalAttr("specifiers", AttrSets.STRING_ARRAY)
      .optionalAttr("arg_attrs", AttrSets.DICT_ARRAY)
      .optionalAttr("res_attrs", AttrSets.DICT_ARRAY)
      .region("body", OpDef.RegionKind.ANY)
      .syntax(OpSyntax.of(FunctionSyntax::parse, FunctionSyntax::print))
      .build();

  private FuncOp(OpState<?> state) {
    super(state);
  }

  /** The function of that name; null, and an error, where there is none. */
  static @Nullable FuncOp named(SymbolRefAttr name, Op user, Checker check) {
    if (check.symbols().lookupFrom(user, name) instanceof FuncOp function) return function;
    check.error("'" + name.root() + "' does not reference a valid function");
    return null;
  }

  @Override
  public boolean mayDeclarePublicly() {
    return true;
  }

  @Override
  protected void verify(Checker check) {
    List<Type> results = functionType().results();
    if (functionType().inputs().stream().anyMatch(LValueType.class::isInstance)) {
      check.error("cannot have lvalue type as argument");
    } else if (results.size() > 1) {
      check.error("requires zero or exactly one result, but has " + results.size());
    } else if (results.size() == 1 && results.getFirst() instanceof ArrayType) {
      check.error("cannot return array type");
    }
  }
}
