// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ptr;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.iface.Pure;

/** What a value has besides the pointer in it. */
public final class GetMetadataOp extends Op implements Pure {
  public static final OpDef<GetMetadataOp> DEF = OpDef.of("ptr.get_metadata", GetMetadataOp.class, GetMetadataOp::new)
      .operand("ptr", PtrType.LIKE)
      .result("result", PtrMetadataType.SET)
      .typeFrom("metadata type", "ptr", "result", PtrMetadataType::new)
      .assembly("$ptr attr-dict `:` type($ptr)")
      .build();

  private GetMetadataOp(OpState<?> state) {
    super(state);
  }
}
