// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import org.jspecify.annotations.Nullable;

/** Work that the teams share: {@code omp.workdistribute { … }}. */
public final class WorkdistributeOp extends Op {
  public static final OpDef<WorkdistributeOp> DEF = OpDef.of("omp.workdistribute", WorkdistributeOp.class, WorkdistributeOp::new)
      .region("region", OpDef.RegionKind.ANY)
      .assembly("$region attr-dict")
      .build();

  private WorkdistributeOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    String fault = bodyFault();
    if (fault == null && !(parentOp() instanceof TeamsOp)) fault = "workdistribute must be nested under teams";
    if (fault != null) check.error(fault);
  }

  private String bodyFault() {
    if (region().isEmpty()) return "region cannot be empty";
    if (region().entryBlock().isEmpty()) return "region must contain a structured block";
    int ends = 0;
    for (Block block = region().first(); block != null; block = block.next()) {
      if (block.last() instanceof TerminatorOp) ends++;
    }
    if (ends != 1) return ends > 1 ? "region must have exactly one terminator" : "region must be terminated with omp.terminator";
    String[] fault = new String[1];
    walk(op -> {
      if (fault[0] == null && op != this) fault[0] = fault(op);
    });
    return fault[0];
  }

  private static @Nullable String fault(Op inner) {
    return switch (inner.name()) {
      case "omp.barrier" -> "explicit barriers are not allowed in workdistribute region";
      case "omp.parallel" -> "nested parallel constructs not allowed in workdistribute";
      case "omp.teams" -> "nested teams constructs not allowed in workdistribute";
      default -> null;
    };
  }
}
