// SPDX-License-Identifier: Apache-2.0
package example.ring;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Discards every box at the end of the block that makes it, unless the program does. A box that leaves its block is an error. */
public record DiscardBoxes() implements Pass {
  public static final PassInfo INFO = PassInfo.of("ring-discard-boxes", "RingDiscardBoxes", "Discard boxes at the end of their blocks",
      options -> new DiscardBoxes()).statistic("discarded", "Number of boxes discarded");

  @Override
  public PassInfo info() {
    return INFO;
  }

  @Override
  public void run(Op root, PassContext cx) {
    List<BoxOp> boxes = new ArrayList<>();
    root.walk(BoxOp.class, boxes::add);
    Rewriter rewriter = cx.rewriter();
    for (BoxOp box : boxes) discard(box, rewriter, cx);
  }

  private static void discard(BoxOp box, Rewriter rewriter, PassContext cx) {
    Deque<Value> pending = new ArrayDeque<>(List.of(box.result()));
    Set<Value> seen = new HashSet<>(pending);
    while (!pending.isEmpty()) {
      Value value = pending.pop();
      List<Use> uses = new ArrayList<>();
      value.forEachUse(uses::add);
      for (Use use : uses) {
        if (frees(use)) return;
        if (use.owner() instanceof Terminator) {
          cx.report(Diagnostic.opError(use.owner(), "lets a box out of the block that made it"));
          return;
        }
        ForwardsBoxes forwards = cx.as(use.owner(), ForwardsBoxes.class);
        if (forwards == null) continue;
        for (Value forwarded : forwards.forwarded(value)) {
          if (seen.add(forwarded)) pending.add(forwarded);
        }
      }
    }
    rewriter.before(box.block().last()).create(DiscardOp.of(box.result()));
    cx.count("discarded", 1);
  }

  private static boolean frees(Use use) {
    if (!(Effects.of(use.owner()) instanceof Effects.Known known)) return false;
    return known.effects().stream().anyMatch(on -> on.is(Effect.Kind.FREE) && on.value() == use.value());
  }
}
