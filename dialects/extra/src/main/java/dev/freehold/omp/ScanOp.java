// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.TypeSet;

/** Splits an iteration in two, between which partial results are summed up: {@code omp.scan inclusive(%x : !llvm.ptr)}. */
public final class ScanOp extends Op {
  public static final OpDef<ScanOp> DEF = OpDef.of("omp.scan", ScanOp.class, ScanOp::new)
      .operands("inclusive_vars", TypeSet.ANY)
      .operands("exclusive_vars", TypeSet.ANY)
      .operandSegments()
      .effects(Effect.WRITES)
      .assembly("oilist(`inclusive` `(` $inclusive_vars `:` type($inclusive_vars) `)` | "
          + "`exclusive` `(` $exclusive_vars `:` type($exclusive_vars) `)`) attr-dict")
      .build();

  private ScanOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    if (operandSegment("inclusive_vars").isEmpty() == operandSegment("exclusive_vars").isEmpty()) {
      check.plainError("Exactly one of EXCLUSIVE or INCLUSIVE clause is expected");
    } else if (!scansIn("omp.wsloop") && !scansIn("omp.simd")) {
      check.plainError(
          "SCAN directive needs to be enclosed within a parent worksharing loop construct or SIMD construct with INSCAN reduction modifier");
    }
  }

  /** Whether the innermost loop of that kind around it is one that scans. */
  private boolean scansIn(String loop) {
    Op around = parentOp();
    while (around != null && !around.name().equals(loop)) around = around.parentOp();
    return around != null && around.attr("reduction_mod") instanceof ClauseEnumAttr modifier && modifier.keyword().equals("inscan");
  }
}
