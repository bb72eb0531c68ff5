// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import dev.freehold.arith.CmpIOp;
import dev.freehold.bufferization.CloneOp;
import dev.freehold.cf.CondBrOp;
import dev.freehold.func.FuncOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.memref.AllocOp;
import dev.freehold.memref.DeallocOp;
import dev.freehold.memref.ExtractAlignedPointerAsIndexOp;
import dev.freehold.scf.IfOp;
import java.util.EnumMap;
import java.util.Map;

/** What a pass has inserted that costs something at run time. */
enum Inserted {
  FREE,
  /** Whether to free a buffer. */
  TEST,
  /** Whether to copy a result. */
  TEST_OF_COPY, COMPARISON, COPY;

  /** Counts an operation, if it is none of the original and one of these. */
  static void count(Op op, Map<Inserted, Integer> counts) {
    if (OriginalOps.contains(op)) return;
    Inserted kind = switch (op) {
      case DeallocOp _ -> FREE;
      case IfOp choice when choice.resultCount() > 0 && choice.result(0).type() instanceof BaseMemRefType -> TEST_OF_COPY;
      case IfOp _,CondBrOp _ -> TEST;
      case CmpIOp _ when op.operand(0).definingOp() instanceof ExtractAlignedPointerAsIndexOp -> COMPARISON;
      case AllocOp _,CloneOp _ -> COPY;
      default -> null;
    };
    if (kind != null) counts.merge(kind, 1, Integer::sum);
  }

  /** The inserted operations of a function. */
  static Map<Inserted, Integer> of(FuncOp function) {
    Map<Inserted, Integer> counts = new EnumMap<>(Inserted.class);
    function.walk(op -> count(op, counts));
    return counts;
  }
}
