// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.text.Directive;

/** Compiled modules: {@code gpu.binary @kernels [#gpu.object<#nvvm.target, "…">]}. */
public final class BinaryOp extends Op implements Symbol {
  private static final String HANDLER = "offloadingHandler";

  public static final OpDef<BinaryOp> DEF = OpDef.of("gpu.binary", BinaryOp.class, BinaryOp::new)
      .attr(Symbol.NAME, AttrSets.SYMBOL_NAME)
      .optionalAttr(HANDLER, SelectObjectAttr.HANDLERS)
      .attr("objects", GpuTypes.someOf("an array of GPU object attributes", ObjectAttr.class::isInstance))
      .directive("OffloadingHandler", Directive.of(
          (p, state) -> {
            boolean given = p.accept("<");
            state.attr(HANDLER, given ? p.attribute() : SelectObjectAttr.FIRST);
            if (given) p.expect(">");
          },
          (op, out) -> {
            Attribute handler = op.attr(HANDLER);
            if (handler != null && !SelectObjectAttr.FIRST.equals(handler)) out.text("<").attr(handler).text(">");
          }))
      .assembly("$sym_name custom<OffloadingHandler>($offloadingHandler) attr-dict $objects")
      .build();

  private BinaryOp(OpState<?> state) {
    super(state);
  }
}
