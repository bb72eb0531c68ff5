// SPDX-License-Identifier: Apache-2.0
package dev.freehold.index;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.Pure;
import java.util.List;

/** How many bits the type {@code index} has. */
public final class SizeOfOp extends Op implements Pure {
  public static final OpDef<SizeOfOp> DEF = OpDef.of("index.sizeof", SizeOfOp.class, SizeOfOp::new)
      .result("result", TypeSets.INDEX)
      .inferResults(state -> List.of(IndexType.INSTANCE))
      .assembly("attr-dict")
      .build();

  private SizeOfOp(OpState<?> state) {
    super(state);
  }
}
