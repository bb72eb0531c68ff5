// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.SymbolUser;
import java.util.List;

/** What runs before and after the program: {@code llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [#llvm.zero]}. */
public final class GlobalFunctionsOp extends Op implements SymbolUser {
  static final List<OpDef<GlobalFunctionsOp>> DEFS = List.of(define("ctors"), define("dtors"));

  private GlobalFunctionsOp(OpState<?> state) {
    super(state);
  }

  private static OpDef<GlobalFunctionsOp> define(String kind) {
    return OpDef.of("llvm.mlir.global_" + kind, GlobalFunctionsOp.class, GlobalFunctionsOp::new)
        .attr(kind, AttrSets.FLAT_SYMBOL_REF_ARRAY)
        .attr("priorities", AttrSets.I32_ARRAY)
        .attr("data", AttrSets.ARRAY)
        .assembly("`" + kind + "` `=` $" + kind + " `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict")
        .build();
  }

  @Override
  protected void verify(Checker check) {
    List<Attribute> data = parameters("data");
    boolean known = data.stream().allMatch(each -> each instanceof SymbolRefAttr name && name.isFlat() || each.equals(new LlvmKeywordAttr("zero")));
    int count = functions().size();
    if (!known) check.plainError("data element must be symbol or #llvm.zero");
    else if (data.size() != count || parameters("priorities").size() != count) {
      check.plainError(kind() + ", priorities, and data must have the same number of elements");
    }
  }

  @Override
  public void verifySymbols(Checker check) {
    for (Attribute each : functions()) {
      SymbolRefAttr name = (SymbolRefAttr) each;
      if (!(check.symbols().lookupFrom(this, name) instanceof LlvmFuncOp function)) {
        check.error("'" + name.root() + "' does not reference a valid LLVM function");
      } else if (function.isDeclaration()) {
        check.error("'" + name.root() + "' does not have a definition");
      }
      if (check.failed()) return;
    }
  }

  private String kind() {
    return name().substring(name().indexOf('_') + 1);
  }

  private List<Attribute> functions() {
    return parameters(kind());
  }

  private List<Attribute> parameters(String name) {
    return attr(name, ArrayAttr.class).elements();
  }
}
