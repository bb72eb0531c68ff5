// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rewrite;

import dev.freehold.ir.Block;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Drops block arguments for which every predecessor passes the same value. */
final class RedundantArguments {
  private RedundantArguments() {}

  /** Drops them in the regions of a scope; returns whether there were any. */
  static boolean drop(Scope scope, Rewriter rewriter) {
    boolean[] changed = {false};
    scope.forEachRegion(region -> {
      for (Block block : region) changed[0] |= drop(block, rewriter);
    });
    return changed[0];
  }

  private static boolean drop(Block block, Rewriter rewriter) {
    if (block.isEntry()) return false;
    Set<Value> redundant = new HashSet<>();
    for (Value.Argument argument : block.arguments()) {
      Value passed = passedByAll(argument);
      if (passed == null) continue;
      redundant.add(argument);
      rewriter.replaceAllUses(argument, passed);
    }
    if (redundant.isEmpty()) return false;
    for (Edge edge : Flow.edgesInto(block)) {
      List<? extends Value> received = edge.received();
      for (int i = received.size() - 1; i >= 0; i--) {
        if (redundant.contains(received.get(i))) rewriter.eraseOperand(edge.passed(), i);
      }
    }
    rewriter.eraseArguments(block, redundant::contains);
    return true;
  }

  /** What every predecessor passes for an argument; null where they differ or where one does not pass it but makes it. */
  private static @Nullable Value passedByAll(Value.Argument argument) {
    Value common = null;
    for (Edge edge : Flow.edgesInto(argument.owner())) {
      Use passed = edge.passedTo(argument);
      if (passed == null || common != null && passed.value() != common) return null;
      common = passed.value();
    }
    return common;
  }
}
