// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.iface.CallLike;
import java.util.List;
import java.util.function.Predicate;

/**
 * Moves deaths down to where no question is left: behind the last use of all handles that may denote the same buffer, if nothing is allocated in
 * between. What is live then grows nowhere at an allocation, so that no peak does.
 *
 * <pre>
 *   %s = arith.select %c, %a, %arg        %a dies, and %s may be the same buffer
 *   %0 = memref.load %s …                 behind it nobody needs either: %a is freed here, without a question
 *   %b = memref.alloc() …                 the window ends
 * </pre>
 */
final class Windows {
  private final Need need;

  Windows(Need need) {
    this.need = need;
  }

  /** The last death in its window at which {@code hasQuestions} no longer holds; {@code death} itself if there is none. */
  Death sink(Death death, Predicate<Death> hasQuestions) {
    if (death.place() instanceof Place.On || !hasQuestions.test(death)) return death;
    BasicBlock block = death.place().block();
    List<Op> ops = block.ops();
    int first = death.place() instanceof Place.Behind(BasicBlock there, int position) ? position + 1 : 0;
    for (int i = first; i < ops.size() - 1 && !endsWindow(ops.get(i)); i++) {
      Death later = new Death(death.handle(), new Place.Behind(block, i), need.behind(block, i));
      if (!hasQuestions.test(later)) return later;
    }
    return death;
  }

  /** Whether anything may be allocated, or freed by the program, or may take long: what is in regions runs any number of times. */
  private static boolean endsWindow(Op op) {
    if (op.regionCount() > 0 || op instanceof CallLike || !(Effects.of(op) instanceof Effects.Known known)) return true;
    for (Effects.On on : known.effects()) {
      if (on.is(Effect.Kind.ALLOCATE) || on.is(Effect.Kind.FREE)) return true;
    }
    return false;
  }
}
