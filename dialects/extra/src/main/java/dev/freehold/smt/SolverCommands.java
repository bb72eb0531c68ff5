// SPDX-License-Identifier: Apache-2.0
package dev.freehold.smt;

import dev.freehold.dialects.syntax.DeclaredOp;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.Traits;
import dev.freehold.ir.builtin.AttrSets;
import java.util.ArrayList;
import java.util.List;

/** Commands to a solver. */
final class SolverCommands {
  static final List<OpDef<?>> DEFS = new ArrayList<>();

  static {
    DEFS.add(define("set_logic").attr("logic", AttrSets.STRING).traits(Traits.hasParent("smt.solver")).assembly("$logic attr-dict").build());
    DEFS.add(define("assert").operand("input", Types.BOOL).assembly("$input attr-dict").build());
    DEFS.add(define("reset").assembly("attr-dict").build());
    for (String name : List.of("push", "pop")) {
      DEFS.add(define(name).attr("count", AttrSets.nonNegative(AttrSets.I32)).assembly("$count attr-dict").build());
    }
  }

  private SolverCommands() {}

  private static OpDefBuilder<DeclaredOp> define(String name) {
    return DeclaredOp.define("smt." + name);
  }
}
