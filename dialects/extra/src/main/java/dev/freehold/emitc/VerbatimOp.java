// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.StringAttr;

/** A line of the program as it is: {@code emitc.verbatim "puts({});" args %s : !emitc.ptr<i8>}. */
public final class VerbatimOp extends Op {
  public static final OpDef<VerbatimOp> DEF = OpDef.of("emitc.verbatim", VerbatimOp.class, VerbatimOp::new)
      .attr("value", AttrSets.STRING)
      .operands("fmtArgs", EmitcTypes.OR_PLACE)
      .assembly("$value (`args` $fmtArgs^ `:` type($fmtArgs))? attr-dict")
      .build();

  private VerbatimOp(OpState<?> state) {
    super(state);
  }

  /** Without operands, brackets are just brackets. */
  @Override
  protected void verify(Checker check) {
    if (operandCount() == 0) return;
    String text = attr("value", StringAttr.class).value();
    int places = 0;
    for (int at = text.indexOf('{'); at >= 0; at = text.indexOf('{', at + 2)) {
      char next = at + 1 < text.length() ? text.charAt(at + 1) : 0;
      if (next == '}') {
        places++;
      } else if (next != '{') {
        check.error("expected '}' after unescaped '{'" + (at + 1 == text.length() ? " at end of string" : ""));
        return;
      }
    }
    if (places != operandCount()) check.error("requires operands for each placeholder in the format string");
  }
}
