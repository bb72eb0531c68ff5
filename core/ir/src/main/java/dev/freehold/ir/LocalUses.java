// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The uses of a value in one part of the program. It looks through the part and through the uses of the value at the same time,
 * and stops with the shorter of both: a condition may have as many uses as there are branches, and each asks for its own few.
 */
public final class LocalUses {
  private final Value value;
  private final @Nullable Block block;
  private final @Nullable Op top;
  private final Map<Block, Boolean> below = new HashMap<>();

  private LocalUses(Value value, @Nullable Block block, @Nullable Op top) {
    this.value = value;
    this.block = block;
    this.top = top;
  }

  /** Those by operations of {@code block} itself, newest first. */
  public static List<Use> in(Block block, Value value) {
    return new LocalUses(value, block, null).find(block.first());
  }

  /** Those by operations in the regions of {@code op}, at any depth, newest first. */
  public static List<Use> below(Op op, Value value) {
    if (op.block == value.block() && !value.mayBeUsedInOtherBlocks()) return List.of();
    return new LocalUses(value, null, op).find(Walk.next(op, op));
  }

  private List<Use> find(@Nullable Op first) {
    List<Use> byUses = new ArrayList<>();
    List<Use> byOps = new ArrayList<>();
    Op op = first;
    for (Use use = value.firstUse; use != null; use = use.next) {
      if (op == null && byOps.size() < 2) return byOps;
      if (op != null) {
        for (Use operand : op.operands) {
          if (operand.value == value) byOps.add(operand);
        }
        op = block != null ? op.next : Walk.next(op, Objects.requireNonNull(top, "there is a block or an operation"));
      }
      if (isInside(use.owner)) byUses.add(use);
    }
    return byUses;
  }

  private boolean isInside(Op user) {
    return block != null ? user.block == block : isBelow(user.block);
  }

  private boolean isBelow(@Nullable Block start) {
    List<Block> passed = new ArrayList<>();
    boolean found = false;
    for (Block at = start; at != null;) {
      Boolean known = below.get(at);
      if (known != null) {
        found = known;
        break;
      }
      passed.add(at);
      Op parent = at.parentOp();
      if (parent == top) {
        found = true;
        break;
      }
      at = parent == null || at == value.block() ? null : parent.block;
    }
    for (Block each : passed) below.put(each, found);
    return found;
  }
}
