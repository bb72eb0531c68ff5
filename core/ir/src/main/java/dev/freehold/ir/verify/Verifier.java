// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.verify;

import dev.freehold.ir.Block;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.Op;
import dev.freehold.ir.Profile;
import dev.freehold.ir.Region;
import dev.freehold.ir.Registry;
import dev.freehold.ir.SymbolTable;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.iface.GraphRegion;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.ir.iface.NoTerminator;
import dev.freehold.ir.iface.RegionBranchOp;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Finds what is wrong with a program: structure, constraints and constraints of the definitions, symbols, dominance. All faulty
 * operations are reported, the first fault of each, in an order that begins as the reference's does. What is below a faulty
 * operation is not looked at, nor is what can only be asked of an operation when all below it is right.
 */
public final class Verifier {
  private final OpChecker check;
  private final Deque<Item> pending = new ArrayDeque<>();
  /** The last operation with an empty block that has been reported, for the others will be like it. */
  private @Nullable Op withEmptyBlock;

  private Verifier(Registry registry, Profile profile, Diagnostics diagnostics) {
    check = new OpChecker(registry, profile, new SymbolTables(), diagnostics);
  }

  /** Verifies {@code root} and everything below; false after errors, which have been reported then. */
  public static boolean verify(Op root, Registry registry, Diagnostics diagnostics) {
    return verify(root, registry, Profile.SOUND, diagnostics);
  }

  /** Like {@link #verify(Op, Registry, Diagnostics)}, in the words of a profile. */
  public static boolean verify(Op root, Registry registry, Profile profile, Diagnostics diagnostics) {
    Verifier verifier = new Verifier(registry, profile, diagnostics);
    verifier.run(root);
    verifier.check.flush();
    return verifier.check.errors() == 0;
  }

  /** What is still to be done; a stack of these replaces recursion. */
  private sealed interface Item {
    record Enter(Op op) implements Item {}

    record EnterBlock(Block block) implements Item {}

    record LeaveBlock(Block block) implements Item {}

    /** Comes once everything below the operation but isolated operations has been verified. */
    record Isolated(Op op) implements Item {}

    /** To be done if no more errors have been found since, as is the next. */
    record Leave(Op op, int errorsBefore) implements Item {}

    /** Comes once a whole isolated operation has been verified otherwise. */
    record Dominance(Op op, int errorsBefore) implements Item {}
  }

  private void run(Op root) {
    pushWhole(root);
    while (!pending.isEmpty()) {
      int errors = check.errors();
      Item item = pending.pop();
      switch (item) {
        case Item.Enter(Op op) -> enter(op);
        case Item.EnterBlock(Block block) -> enter(block);
        case Item.LeaveBlock(Block block) -> leave(block);
        case Item.Isolated(Op op) -> pushIsolated(op);
        case Item.Leave(Op op, int errorsBefore) -> {
          if (check.errors() == errorsBefore) leave(op);
        }
        case Item.Dominance(Op op, int errorsBefore) -> {
          if (check.errors() == errorsBefore) DominanceChecks.verify(op, check);
        }
      }
      if (check.errors() > errors && !(item instanceof Item.Dominance)) skipToDominance();
    }
  }

  /** The first operation that is found wrong ends the verification of the isolated operation around it, not that of those beside. */
  private void skipToDominance() {
    while (!pending.isEmpty() && !(pending.peek() instanceof Item.Dominance)) pending.pop();
  }

  /** An operation whose regions nothing outside can see: dominance in it is a question of its own. */
  private void pushWhole(Op op) {
    if (op.regionCount() > 0) pending.push(new Item.Dominance(op, check.errors()));
    pending.push(new Item.Enter(op));
  }

  private static boolean isApart(Op op) {
    return op.regionCount() > 0 && op instanceof IsolatedFromAbove;
  }

  private void enter(Op op) {
    check.begin(op);
    op.discardableAttrs().forEach((name, value) -> verifyAttribute(op, name, value));
    if (!check.failed()) {
      if (op.isRegistered()) Declared.verify(op, check);
      else if (op.regionCount() == 0) verifyUnregistered(op);
    }
    if (check.failed()) return;
    if (op.regionCount() == 0) {
      if (op.isRegistered()) Declared.verifyWithRegions(op, check);
      if (!check.failed()) Op.verifyRegions(op, check);
      return;
    }
    verifyRegions(op);
    if (check.failed()) return;
    pending.push(new Item.Leave(op, check.errors()));
    pending.push(new Item.Isolated(op));
    for (int i = op.regionCount() - 1; i >= 0; i--) {
      for (Block block = op.region(i).last(); block != null; block = block.prev()) pending.push(new Item.EnterBlock(block));
    }
  }

  private void verifyUnregistered(Op op) {
    String namespace = op.def().dialect();
    Dialect dialect = check.registry().dialect(namespace);
    // A name that ends with that of the dialect is no name of an operation in it.
    if (dialect == null || dialect.keepsUnknown() || op.name().length() <= namespace.length() + 1) return;
    check.plainError("unregistered operation '" + op.name() + "' found in dialect ('" + namespace + "') that does not allow unknown operations");
  }

  private void verifyAttribute(Op op, String name, Attribute value) {
    if (check.failed()) return;
    int dot = name.indexOf('.');
    Dialect dialect = dot < 0 ? null : check.registry().dialect(name.substring(0, dot));
    if (dialect != null) dialect.verifyAttribute(op, name, value, check);
  }

  private void verifyRegions(Op op) {
    for (int i = 0; i < op.regionCount(); i++) {
      Region region = op.region(i);
      if (region.isEmpty()) continue;
      if (op instanceof GraphRegion && !region.hasOneBlock()) check.error("expects graph region #" + i + " to have 0 or 1 blocks");
      else if (region.entryBlock().hasPredecessors()) check.errorAt(op.location(), "entry block of region may not have predecessors");
    }
  }

  private void enter(Block block) {
    pending.push(new Item.LeaveBlock(block));
    if (block.isEmpty()) {
      Op holder = block.enclosingRegion().enclosingOp();
      if (!needsNoTerminator(block) && holder != withEmptyBlock) {
        withEmptyBlock = holder;
        check.begin(holder);
        check.errorAt(holder.location(), "empty block: expect at least a terminator");
      }
      return;
    }
    for (Op op : block) {
      if (op == block.last()) break;
      if (op.successorCount() == 0) continue;
      check.begin(op);
      check.plainError("operation with block successors must terminate its parent block");
      return;
    }
    for (Op op = block.last(); op != null; op = op.prev()) {
      if (!isApart(op)) pending.push(new Item.Enter(op));
    }
  }

  private void leave(Block block) {
    Op last = block.last();
    if (last == null) return;
    check.begin(last);
    for (int i = 0; i < last.successorCount(); i++) {
      if (last.successor(i).region() != block.region()) check.error("branching to block of a different region");
    }
    if (!needsNoTerminator(block) && !last.mightBeTerminator()) check.plainError("block with no terminator, has " + shown(last));
  }

  /** Operations with regions begin on a line of their own. */
  private static String shown(Op op) {
    return op.regionCount() == 0 ? op.toString() : "\n" + op;
  }

  private static boolean needsNoTerminator(Block block) {
    Region region = block.enclosingRegion();
    return region.hasOneBlock() && (region.parentOp() instanceof NoTerminator || !region.enclosingOp().isRegistered());
  }

  private void pushIsolated(Op op) {
    for (int i = op.regionCount() - 1; i >= 0; i--) {
      for (Block block = op.region(i).last(); block != null; block = block.prev()) {
        for (Op inner = block.last(); inner != null; inner = inner.prev()) {
          if (isApart(inner)) pushWhole(inner);
        }
      }
    }
  }

  private void leave(Op op) {
    check.begin(op);
    if (!op.isRegistered()) verifyUnregistered(op);
    if (op instanceof IsolatedFromAbove) IsolationChecks.verify(op, check);
    if (!check.failed() && op.isRegistered()) Declared.verifyWithRegions(op, check);
    if (!check.failed()) Op.verifyRegions(op, check);
    if (!check.failed() && op instanceof RegionBranchOp) EdgeChecks.verifyRegions(op, check);
    if (op instanceof SymbolTable) SymbolChecks.verifyTable(op, check);
  }
}
