// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.TypeSets;
import java.util.List;

/** Ends the work around it early, or looks whether another thread did: {@code omp.cancel cancellation_construct_type(parallel)}. */
public final class CancelOp extends Op {
  private static final OpDef<CancelOp> CANCEL = define("cancel").optionalOperand("if_expr", TypeSets.I1)
      .assembly("`cancellation_construct_type` `(` custom<ClauseAttr>($cancel_directive) `)` oilist(" + Clauses.IF + ") attr-dict").build();
  private static final OpDef<CancelOp> POINT = define("cancellation_point")
      .assembly("`cancellation_construct_type` `(` custom<ClauseAttr>($cancel_directive) `)` attr-dict").build();
  static final List<OpDef<CancelOp>> DEFS = List.of(CANCEL, POINT);

  private CancelOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<CancelOp> define(String name) {
    return Clauses.requiredKeyword(OpDef.of("omp." + name, CancelOp.class, CancelOp::new), "ClauseAttr", "cancel_directive", ClauseEnums.CANCEL);
  }

  private boolean isPoint() {
    return def() == POINT;
  }

  @Override
  protected void verify(Checker check) {
    Op around = parentOp();
    while (around != null && !around.name().startsWith("omp.")) around = around.parentOp();
    if (around == null) {
      check.error(isPoint() ? "Orphaned cancellation point" : "Orphaned cancel construct");
      return;
    }
    String kind = attr("cancel_directive", ClauseEnumAttr.class).keyword();
    if (!isIn(kind, around)) check.error((isPoint() ? "cancellation point " : "cancel ") + kind + " must appear inside a " + place(kind) + " region");
    else if (!isPoint()) verifyClauses(kind, around.enclosingOp(), check);
  }

  private static String place(String kind) {
    return switch (kind) {
      case "loop" -> "worksharing-loop";
      case "taskgroup" -> "task";
      default -> kind;
    };
  }

  private boolean isIn(String kind, Op around) {
    String outer = around.enclosingOp().name();
    return switch (kind) {
      case "parallel" -> around instanceof ParallelOp;
      case "loop" -> outer.equals("omp.wsloop");
      case "sections" -> isPoint() ? around.name().equals("omp.section") : outer.equals("omp.sections");
      default -> around.name().equals("omp.task") || outer.equals("omp.taskloop");
    };
  }

  private static void verifyClauses(String kind, Op construct, Checker check) {
    boolean isLoop = kind.equals("loop");
    if (!isLoop && !kind.equals("sections")) return;
    String what = isLoop ? "A worksharing construct" : "A sections construct";
    if (construct.hasAttr("nowait")) check.plainError(what + " that is canceled must not have a nowait clause");
    else if (isLoop && construct.hasAttr("ordered")) check.plainError(what + " that is canceled must not have an ordered clause");
  }
}
