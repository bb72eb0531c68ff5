// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.verify;

import dev.freehold.ir.Block;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.VerificationMarks;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.iface.IsolatedFromAbove;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Checks that every value is defined before it is used, below an isolated operation but not below other isolated ones in it. */
final class DominanceChecks {
  /** As deep as most programs are; maps grow. */
  private static final int NESTING = 4;

  private final Op root;
  private final Dominance dominance;
  /** The regions around the one of the operation being checked, each with its operation that holds this one. */
  private final Map<Region, Op> around = new IdentityHashMap<>(NESTING);
  /** The operations at fault, each with the number of its first operand at fault. */
  private Map<Op, Integer> faults = Map.of();
  /** Whether operations are looked at that have no {@link VerificationMarks}: all are, or blocks around them may dominate others than before. */
  private boolean all;
  /** The block that is being looked at, whether it can be reached, and whether what is in it runs one after the other. */
  private @Nullable Block here;
  private boolean isReachable;
  private boolean isOrdered;
  /** Whether operations that are looked at are in blocks that cannot be reached. */
  private boolean unreachable;

  private DominanceChecks(Op root, boolean onlyChanges) {
    this.root = root;
    this.dominance = new Dominance(root);
    this.all = !onlyChanges || mayDominateOthers(root);
  }

  /**
   * Looks at the operations below {@code root}, or at those whose uses may have become wrong, and takes the marks off; nothing is reported yet.
   *
   * @param onlyChanges whether the others were right when the program was last verified
   */
  static DominanceChecks of(Op root, boolean onlyChanges) {
    DominanceChecks checks = new DominanceChecks(root, onlyChanges);
    checks.collect();
    VerificationMarks.erase(root);
    return checks;
  }

  /** Whether blocks in regions of {@code op} may dominate others than when the program was last verified. */
  private static boolean mayDominateOthers(Op op) {
    if (!VerificationMarks.hasOtherBlocks(op)) return false;
    for (int i = 0; i < op.regionCount(); i++) {
      if (!op.region(i).isEmpty() && !op.region(i).hasOneBlock()) return true;
    }
    return false;
  }

  Op root() {
    return root;
  }

  /** Whether all that has been found says, too, that no value comes from outside of the operation: in blocks that cannot be reached, nothing is asked. */
  boolean proveIsolation() {
    return faults.isEmpty() && !unreachable;
  }

  /** Ends the checks: reports what does not hold. */
  void conclude(OpChecker check) {
    if (!faults.isEmpty()) report(check);
    else check.profile().strategy(DominanceQueries.class, DominanceQueries.SOUND).asked(root, dominance);
  }

  /** Walks with the nesting in mind: climbing from each use to the region of its definition would cost depth times depth. */
  private void collect() {
    Op op = firstBelow(root);
    while (op != null) {
      Block block = op.enclosingBlock();
      boolean isApart = op.regionCount() > 0 && op instanceof IsolatedFromAbove;
      if (VerificationMarks.isMarked(op)) {
        all |= !isApart && mayDominateOthers(op);
        VerificationMarks.erase(op);
        verifyOperands(op, block);
      } else if (all || isApart) {
        // An isolated operation has lost its mark when all in it was found right.
        verifyOperands(op, block);
      }
      Op inner = isApart ? null : firstBelow(op);
      if (inner != null) around.put(block.enclosingRegion(), op);
      op = inner != null ? inner : following(op);
    }
  }

  /** The operation behind all that is in {@code op}; null at the end. */
  private @Nullable Op following(Op op) {
    for (Op at = op; at != root; at = at.enclosingOp()) {
      Op next = nextBelow(at, at.enclosingOp());
      if (next != null) return next;
    }
    return null;
  }

  private static @Nullable Op firstBelow(Op holder) {
    return firstFrom(holder, 0);
  }

  private static @Nullable Op firstFrom(Op holder, int regionIndex) {
    for (int i = regionIndex; i < holder.regionCount(); i++) {
      Op first = firstFrom(holder.region(i).first());
      if (first != null) return first;
    }
    return null;
  }

  private static @Nullable Op firstFrom(@Nullable Block block) {
    while (block != null && block.isEmpty()) block = block.next();
    return block == null ? null : block.first();
  }

  /** The operation behind {@code op} in {@code holder}, what is in {@code op} left out. */
  private @Nullable Op nextBelow(Op op, Op holder) {
    if (op.next() != null) return op.next();
    Block block = op.enclosingBlock();
    Op next = firstFrom(block.next());
    if (next != null) return next;
    Region region = block.enclosingRegion();
    around.remove(region);
    return firstFrom(holder, region.index() + 1);
  }

  private void verifyOperands(Op op, Block block) {
    if (block != here) enter(block);
    if (!isReachable) {
      unreachable = true;
      return;
    }
    for (int i = 0; i < op.operandCount(); i++) {
      if (isDefined(op.operand(i), op, block)) continue;
      if (faults.isEmpty()) faults = new IdentityHashMap<>();
      faults.put(op, i);
      return;
    }
  }

  private void enter(Block block) {
    here = block;
    isReachable = dominance.isReachable(block);
    isOrdered = Dominance.isOrdered(block.enclosingRegion());
  }

  private boolean isDefined(Value value, Op op, Block block) {
    Op definition = value instanceof Value.Result result ? result.owner() : null;
    Block from = definition != null ? definition.block() : value.block();
    if (from == block) return isBefore(definition, op, isOrdered);
    Region region = from == null ? null : from.region();
    if (from == null || region == null) return false;
    Op user = region == block.region() ? op : around.get(region);
    if (user == null) return false;
    if (from != user.block()) return dominance.tree(region).dominates(from, user.enclosingBlock());
    return isBefore(definition, user, Dominance.isOrdered(region));
  }

  /** Whether a definition, or null for an argument of the block, comes before an operation of the same block. */
  private static boolean isBefore(@Nullable Op definition, Op user, boolean isOrdered) {
    return definition == null || !isOrdered || definition != user && definition.isBefore(user);
  }

  /** Reports in the order of the reference, which stops at the first. */
  private void report(OpChecker check) {
    List<Op> pending = new ArrayList<>();
    pending.add(root);
    while (!pending.isEmpty()) {
      for (Region region : pending.removeLast().regions()) {
        for (Block block : region) {
          for (Op op = block.first(); op != null; op = op.next()) {
            if (faults.containsKey(op)) {
              report(op, faults.get(op), check);
              return;
            }
            if (op.regionCount() > 0 && !(op instanceof IsolatedFromAbove)) pending.add(op);
          }
        }
      }
    }
  }

  private static void report(Op op, int operand, OpChecker check) {
    check.begin(op);
    describe(check.plainError("operand #" + operand + " does not dominate this use"), op, op.operand(operand));
    check.flush();
  }

  private static void describe(Diagnostic.Builder error, Op user, Value value) {
    Region here = user.enclosingBlock().enclosingRegion();
    Region there = value.region();
    if (!(value instanceof Value.Argument argument)) {
      String relation = value.block() == user.block() ? "op in the same block" : "op " + relation(here, there, "is ");
      error.note(value.location(), "operand defined here (" + relation + ")");
      return;
    }
    Block block = argument.owner();
    Op holder = block.parentOp();
    Location location = holder == null ? Location.UNKNOWN : holder.location();
    int index = 0;
    for (Block before = block.prev(); before != null; before = before.prev()) index++;
    error.note(location, "operand defined as a block argument (block #" + index + " " + relation(here, there, "") + ")");
  }

  private static String relation(Region here, @Nullable Region there, String verb) {
    if (here == there) return "in the same region";
    if (here.isIn(there)) return "in a parent region";
    if (there != null && there.isIn(here)) return "in a child region";
    return verb + "neither in a parent nor in a child region";
  }
}
