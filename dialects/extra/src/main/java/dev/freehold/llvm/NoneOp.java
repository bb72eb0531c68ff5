// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.iface.Pure;

/** The none token: {@code llvm.mlir.none : !llvm.token}. */
public final class NoneOp extends Op implements Pure {
  public static final OpDef<NoneOp> DEF =
      OpDef.of("llvm.mlir.none", NoneOp.class, NoneOp::new).result("res", LlvmTypes.TOKEN).assembly("attr-dict `:` type($res)").build();

  private NoneOp(OpState<?> state) {
    super(state);
  }
}
