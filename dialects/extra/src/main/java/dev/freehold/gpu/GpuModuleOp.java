// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.SymbolTable;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.iface.GraphRegion;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.ir.iface.NoTerminator;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.nvvm.Architectures;

/** What is compiled for the device: {@code gpu.module @kernels [#nvvm.target] { … }}. */
public final class GpuModuleOp extends Op implements SymbolTable, Symbol, IsolatedFromAbove, SingleBlock, NoTerminator, GraphRegion {
  public static final OpDef<GpuModuleOp> DEF = OpDef.of("gpu.module", GpuModuleOp.class, GpuModuleOp::new)
      .attr(Symbol.NAME, AttrSets.SYMBOL_NAME)
      .optionalAttr("targets", GpuTypes.someOf("array of GPU target attributes", DeviceTarget::includes))
      .optionalAttr("offloadingHandler", SelectObjectAttr.HANDLERS)
      .region("bodyRegion", OpDef.RegionKind.ONE_BLOCK)
      .traits(Traits.NO_REGION_ARGUMENTS)
      .assembly("$sym_name (`<` $offloadingHandler^ `>`)? ($targets^)? attr-dict-with-keyword $bodyRegion")
      .build();

  private GpuModuleOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    if (!(attr("targets") instanceof ArrayAttr targets)) return;
    for (Attribute target : targets.elements()) {
      if (!Architectures.verify(this, target, check)) return;
    }
  }
}
