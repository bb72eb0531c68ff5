// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import dev.freehold.arith.ConstantOp;
import dev.freehold.func.FuncOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.iface.RegionBranchOp;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How many flags an output carries at a time: conditions that a pass has inserted and that are live between operations of the original. */
final class FlagCount {
  private FlagCount() {}

  /** The largest number of flags that are live at the start of a block or right behind an operation of the original. */
  static int max(FuncOp output) {
    Map<Op, Integer> counts = new HashMap<>();
    for (Value flag : flags(output)) {
      for (Op op : LiveRange.of(flag)) {
        boolean isInsideInserted = op.enclosingOp() != output && !OriginalOps.contains(op.enclosingOp());
        if (!isInsideInserted && (op.prev() == null || OriginalOps.contains(op.prev()))) counts.merge(op, 1, Integer::sum);
      }
    }
    return counts.values().stream().mapToInt(Integer::intValue).max().orElse(0);
  }

  /** The original neither merges conditions nor gets them as results of operations with regions. */
  private static List<Value> flags(FuncOp output) {
    List<Value> flags = new ArrayList<>();
    output.walk(op -> {
      boolean isInserted = !OriginalOps.contains(op) || op instanceof RegionBranchOp;
      if (isInserted && !(op instanceof ConstantOp)) flags.addAll(op.results());
      if (op == output) return;
      for (Region region : op.regions()) addArguments(region, flags);
    });
    for (Block block : output.body()) {
      if (!block.isEntry()) flags.addAll(block.arguments());
    }
    flags.removeIf(value -> !value.type().equals(IntegerType.I1));
    return flags;
  }

  private static void addArguments(Region region, List<Value> flags) {
    for (Block block : region) flags.addAll(block.arguments());
  }
}
