// SPDX-License-Identifier: Apache-2.0
package dev.freehold.builtin;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.SymbolTable;
import dev.freehold.ir.Traits;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.iface.AffineScope;
import dev.freehold.ir.iface.DefaultDialect;
import dev.freehold.ir.iface.GraphRegion;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.ir.iface.NoTerminator;
import dev.freehold.ir.iface.SingleBlock;

/** A container for a whole program, or for a part of one with symbols of its own. */
public final class ModuleOp extends Op
    implements SymbolTable, Symbol, IsolatedFromAbove, AffineScope, SingleBlock, NoTerminator, GraphRegion, DefaultDialect {
  public static final OpDef<ModuleOp> DEF = OpDef.of("builtin.module", ModuleOp.class, ModuleOp::new)
      .optionalAttr(Symbol.NAME, AttrSets.SYMBOL_NAME)
      .optionalAttr(Symbol.VISIBILITY, AttrSets.STRING)
      .region("bodyRegion", OpDef.RegionKind.ONE_BLOCK)
      .traits(Traits.NO_REGION_ARGUMENTS)
      .assembly("($sym_name^)? attr-dict-with-keyword $bodyRegion")
      .build();

  private ModuleOp(OpState<ModuleOp> state) {
    super(state);
  }

  public Region bodyRegion() {
    return region(0);
  }

  /** The block with everything in the module. */
  public Block body() {
    return region(0).entryBlock();
  }

  @Override
  protected void verify(Checker check) {
    for (String name : discardableAttrs().names()) {
      if (name.indexOf('.') >= 0) continue;
      check.error("can only contain attributes with dialect-prefixed names, found: '" + name + "'");
      return;
    }
  }

  @Override
  public boolean isOptionalSymbol() {
    return true;
  }
}
