// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import java.util.ArrayList;
import java.util.List;

/** Moves variables between devices, once or for the time that blocks run: {@code omp.target_update map_entries(%m : !llvm.ptr)}. */
public final class DataOp extends Op {
  static final List<OpDef<DataOp>> DEFS = new ArrayList<>();
  private static final List<String> USED = List.of("use_device_ptr", "use_device_addr");

  static {
    for (String name : List.of("target_enter_data", "target_exit_data", "target_update")) {
      DEFS.add(Clauses.depend(define(name)).optionalOperand("device", TypeSets.INTEGER).optionalOperand("if_expr", TypeSets.I1)
          .operands("map_vars", Clauses.POINTER).optionalAttr("nowait", AttrSets.UNIT).operandSegments()
          .assembly("oilist(" + String.join(" | ", Clauses.DEPEND, Clauses.DEVICE, Clauses.IF, Clauses.MAP, Clauses.NOWAIT) + ") attr-dict").build());
    }
    DEFS.add(RegionClauses.region(define("target_data").optionalOperand("device", TypeSets.INTEGER).optionalOperand("if_expr", TypeSets.I1)
        .operands("map_vars", Clauses.POINTER).operands("use_device_addr_vars", Clauses.POINTER)
        .operands("use_device_ptr_vars", Clauses.POINTER), RegionKind.ANY).operandSegments()
        .assembly("oilist(" + String.join(" | ", Clauses.DEVICE, Clauses.IF, Clauses.MAP) + ") " + RegionClauses.DEVICE_REGION + " attr-dict")
        .build());
  }

  private DataOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<DataOp> define(String name) {
    return OpDef.of("omp." + name, DataOp.class, DataOp::new);
  }

  @Override
  protected void verify(Checker check) {
    if (regionCount() == 0) ClauseChecks.depends(this, check);
    else verifyUsed(check);
    MapChecks.moved(this, check);
  }

  private void verifyUsed(Checker check) {
    if (operandSegment("map_vars").isEmpty() && USED.stream().allMatch(clause -> operandSegment(clause + "_vars").isEmpty())) {
      check.errorAt(location(), "At least one of map, use_device_ptr_vars, or use_device_addr_vars operand must be present");
    }
    for (String clause : USED) MapChecks.described(this, clause + "_vars", clause, check);
  }
}
