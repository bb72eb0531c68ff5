// SPDX-License-Identifier: Apache-2.0
package dev.freehold.async;

import dev.freehold.func.FunctionSyntax;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.iface.DefaultDialect;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.OpSyntax;
import dev.freehold.ir.text.Printing;
import java.util.List;

/** A function that may be suspended: {@code async.func @f(%x: f32) -> (!async.token, !async.value<f32>) { return %x : f32 }}. */
public final class FuncOp extends Op implements FunctionLike, DefaultDialect {
  public static final OpDef<FuncOp> DEF = OpDef.of("async.func", FuncOp.class, FuncOp::new)
      .attr("sym_name", AttrSets.SYMBOL_NAME)
      .attr("function_type", AttrSets.FUNCTION_TYPE)
      .optionalAttr("sym_visibility", AttrSets.STRING)
      .optionalAttr("arg_attrs", AttrSets.DICT_ARRAY)
      .optionalAttr("res_attrs", AttrSets.DICT_ARRAY)
      .region("body", OpDef.RegionKind.ANY)
      .syntax(OpSyntax.of(FunctionSyntax::parse, FunctionSyntax::print))
      .build();

  private FuncOp(OpState<?> state) {
    super(state);
  }

  /** The results that the function returns itself; a token before them comes from the runtime. */
  List<Type> returned() {
    List<Type> results = functionType().results();
    return !results.isEmpty() && results.getFirst() == AsyncType.TOKEN ? results.subList(1, results.size()) : results;
  }

  @Override
  protected void verify(Checker check) {
    List<Type> results = functionType().results();
    if (results.isEmpty()) {
      check.error("result is expected to be at least of size 1, but got 0");
      return;
    }
    for (int i = 0; i < results.size(); i++) {
      if (!AsyncTypes.VALUE_OR_TOKEN.contains(results.get(i))) {
        check.error("result type must be async value type or async token type, but got " + Printing.quoted(results.get(i)));
        return;
      }
      if (i == 0 || results.get(i) != AsyncType.TOKEN) continue;
      check.error(" results' (optional) async token type is expected to appear as the 1st return value, but got " + (i + 1));
      return;
    }
  }
}
