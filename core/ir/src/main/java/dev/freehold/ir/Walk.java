// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What a pre-order visitor wants next; and the walks themselves, which keep their own stack so that depth costs no Java stack. */
public enum Walk {
  /** Go on into the regions of the operation. */
  ADVANCE,
  /** Go on, but leave out what is below the operation. */
  SKIP,
  /** End the whole walk. */
  STOP;

  /** {@code f} may erase the operation that it is given. */
  static Walk preOrder(Op root, Function<Op, Walk> f) {
    Walk answer = f.apply(root);
    if (answer != ADVANCE) return answer == STOP ? STOP : ADVANCE;
    Op op = firstBelow(root);
    while (op != null) {
      Op upcoming = following(op);
      // Most have something behind them: then nothing need be known of what is around.
      Op parent = upcoming == null ? op.enclosingOp() : null;
      answer = f.apply(op);
      if (answer == STOP) return STOP;
      Op inner = answer == ADVANCE ? firstBelow(op) : null;
      op = inner != null ? inner : upcoming != null ? upcoming : behind(Objects.requireNonNull(parent), root);
    }
    return ADVANCE;
  }

  /** The operation that comes after {@code op} in a walk of all that is below {@code root}, outer before inner; null at the end. */
  static @Nullable Op next(Op op, Op root) {
    Op inner = firstBelow(op);
    return inner != null ? inner : behind(op, root);
  }

  /** The operation that comes after all that is in {@code op}, which is {@code root} or below it; null where there is none below {@code root}. */
  private static @Nullable Op behind(Op op, Op root) {
    for (Op at = op; at != root; at = at.enclosingOp()) {
      Op following = following(at);
      if (following != null) return following;
    }
    return null;
  }

  /** The first operation in the regions of {@code op}, or null. */
  private static @Nullable Op firstBelow(Op op) {
    return op.regions.length == 0 ? null : firstInRegions(op, 0);
  }

  private static @Nullable Op firstInRegions(Op op, int start) {
    for (int i = start; i < op.regions.length; i++) {
      for (Block block = op.regions[i].first; block != null; block = block.next) {
        if (block.first != null) return block.first;
      }
    }
    return null;
  }

  /** The operation behind {@code op}, or the first in the blocks and sibling regions that come after its block; null where there is none. */
  private static @Nullable Op following(Op op) {
    return op.next != null ? op.next : firstAfter(op.enclosingBlock());
  }

  /** The first operation in the blocks and sibling regions that come after {@code block}, or null. */
  private static @Nullable Op firstAfter(Block block) {
    for (Block later = block.next; later != null; later = later.next) {
      if (later.first != null) return later.first;
    }
    Region region = block.enclosingRegion();
    return firstInRegions(region.enclosingOp(), region.index + 1);
  }

  /** Leaves out what is below operations that {@code enters} refuses. */
  static void postOrder(Op root, Predicate<Op> enters, Consumer<Op> f) {
    Op op = deepest(root, enters);
    while (op != root) {
      Op following = following(op);
      Op parent = following == null ? op.enclosingOp() : null;
      f.accept(op);
      op = following != null ? deepest(following, enters) : Objects.requireNonNull(parent);
    }
    f.accept(root);
  }

  private static Op deepest(Op op, Predicate<Op> enters) {
    for (Op inner = entered(op, enters); inner != null; inner = entered(op, enters)) op = inner;
    return op;
  }

  private static @Nullable Op entered(Op op, Predicate<Op> enters) {
    Op inner = firstBelow(op);
    return inner == null || !enters.test(op) ? null : inner;
  }
}
