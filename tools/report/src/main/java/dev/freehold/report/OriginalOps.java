// SPDX-License-Identifier: Apache-2.0
package dev.freehold.report;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.attribute.Location;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** The operations of a program before passes change it. Passes change it in place, so that what they keep is still the same object afterwards. */
public final class OriginalOps {
  /** What is known of an operation that may be gone. */
  record Original(String name, Location location, int line, int operands, int results) {
    /** Whether an operation has more or less than it had. */
    boolean differs(Op now) {
      return now.operandCount() != operands || now.resultCount() != results;
    }
  }

  private final Map<Op, Original> ops = new LinkedHashMap<>();
  private final Map<Block, Integer> arguments = new HashMap<>();

  private OriginalOps() {}

  /** Remembers what is in a program. */
  public static OriginalOps of(ProgramText text) {
    OriginalOps originals = new OriginalOps();
    text.module().walk(op -> originals.add(op, text.line(op)));
    return originals;
  }

  private void add(Op op, int line) {
    ops.put(op, new Original(op.name(), op.location(), line, op.operandCount(), op.resultCount()));
    for (Region region : op.regions()) {
      for (Block block : region) arguments.put(block, block.argumentCount());
    }
  }

  /** All of them, in the order of the program. */
  Map<Op, Original> ops() {
    return ops;
  }

  /** Whether a block was there and had as many arguments as now. */
  boolean hasSameArguments(Block block) {
    Integer before = arguments.get(block);
    return before != null && before == block.argumentCount();
  }
}
