// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.SymbolTable;
import dev.freehold.ir.Traits;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.iface.DefaultDialect;
import dev.freehold.ir.iface.GraphRegion;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.ir.iface.NoTerminator;
import dev.freehold.ir.iface.SingleBlock;

/** What is written to a file of its own: {@code emitc.file "main" { … }}. */
public final class FileOp extends Op implements IsolatedFromAbove, SymbolTable, GraphRegion, NoTerminator, SingleBlock, DefaultDialect {
  public static final OpDef<FileOp> DEF = OpDef.of("emitc.file", FileOp.class, FileOp::new)
      .attr("id", AttrSets.plain("An Attribute containing a string", StringAttr.class))
      .region("bodyRegion", RegionKind.ONE_BLOCK)
      .traits(Traits.NO_REGION_ARGUMENTS)
      .assembly("$id attr-dict-with-keyword $bodyRegion")
      .build();

  private FileOp(OpState<?> state) {
    super(state);
  }
}
