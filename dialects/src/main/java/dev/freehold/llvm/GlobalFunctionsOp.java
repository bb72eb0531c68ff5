// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import java.util.List;

/** What runs before and after the program: {@code llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [#llvm.zero]}. */
public final class GlobalFunctionsOp extends Op {
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
}
