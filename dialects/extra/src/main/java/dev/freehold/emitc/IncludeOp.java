// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;

/** Includes a header: {@code emitc.include <"stdio.h">}. */
public final class IncludeOp extends Op {
  public static final OpDef<IncludeOp> DEF = OpDef.of("emitc.include", IncludeOp.class, IncludeOp::new)
      .attr("include", AttrSets.STRING)
      .optionalAttr("is_standard_include", AttrSets.UNIT)
      .syntax(OpSyntax.of(IncludeOp::parse, IncludeOp::print))
      .build();

  private IncludeOp(OpState<?> state) {
    super(state);
  }

  private static void parse(OpParser p, OpState<IncludeOp> state) {
    boolean standard = p.accept("<");
    String include = p.acceptString();
    if (include == null) throw p.error(p.nameLoc(), "expected string attribute");
    state.prop("include", StringAttr.of(include));
    if (!standard) return;
    if (!p.accept(">")) throw p.error(p.nameLoc(), "expected trailing '>' for standard include");
    state.prop("is_standard_include", UnitAttr.INSTANCE);
  }

  private static void print(IncludeOp op, OpPrinter out) {
    boolean standard = op.prop("is_standard_include") != null;
    out.text(standard ? " <\"" : " \"").text(op.attr("include", StringAttr.class).value()).text(standard ? "\">" : "\"");
  }
}
