// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testdialect;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.SingleBlock;

/** Reads one buffer and writes another, with a region that says how. */
public final class RegionBufferBasedOp extends Op implements SingleBlock {
  public static final OpDef<RegionBufferBasedOp> DEF =
      OpDef.of("test.region_buffer_based", RegionBufferBasedOp.class, RegionBufferBasedOp::new)
          .operand("input", TypeSets.ANY_MEMREF, Effect.READS)
          .operand("output", TypeSets.ANY_MEMREF, Effect.WRITES)
          .region("region", RegionKind.ANY)
          .assembly("`in` `(` $input `:` type($input) `)` `out` `(` $output `:` type($output) `)` $region attr-dict")
          .build();

  private RegionBufferBasedOp(OpState<?> state) {
    super(state);
  }
}
