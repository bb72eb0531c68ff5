// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.verify;

import dev.freehold.ir.Block;
import dev.freehold.ir.Cancellation;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.Op;
import dev.freehold.ir.Profile;
import dev.freehold.ir.ReadOnly;
import dev.freehold.ir.Region;
import dev.freehold.ir.Registry;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.VerificationMarks;
import dev.freehold.ir.Workers;
import dev.freehold.ir.attribute.Attribute;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds what is wrong with a program: structure, constraints and constraints of the definitions, symbols, dominance. All faulty
 * operations are reported, the first fault of each, in an order that begins as the reference's does. What is below a faulty
 * operation is not looked at, nor is what can only be asked of an operation when all below it is right.
 */
public final class Verifier {
  private final OpChecker check;
  private final Workers workers;
  private final Deque<Item> pending = new ArrayDeque<>();
  /** The operations with references to symbols, until the symbol table around them has been looked at. */
  private final List<Op> symbolUsers = new ArrayList<>();
  /** The last operation with an empty block that has been reported, for the others will be like it. */
  private @Nullable Op withEmptyBlock;
  /** Where the values of the last isolated operation are defined, once all else in it has been found right. */
  private @Nullable DominanceChecks lastDominance;

  /** What is known of isolated operations already; null where nothing is kept. */
  private final @Nullable KeptFindings known;
  /** Whether what has not changed since it was last found right is left out. */
  private final boolean onlyChanges;
  private boolean hasSymbolTable;

  private Verifier(OpChecker check, Workers workers, @Nullable KeptFindings known, boolean onlyChanges) {
    this.check = check;
    this.workers = workers;
    this.known = known;
    this.onlyChanges = onlyChanges;
  }

  /** Verifies {@code root} and everything below; false after errors, which have been reported then. */
  public static boolean verify(Op root, Registry registry, Diagnostics diagnostics) {
    return verify(root, registry, Profile.SOUND, diagnostics);
  }

  /** Like {@link #verify(Op, Registry, Diagnostics)}, in the words of a profile. */
  public static boolean verify(Op root, Registry registry, Profile profile, Diagnostics diagnostics) {
    return verify(root, registry, profile, diagnostics, Workers.NONE);
  }

  /** Like {@link #verify(Op, Registry, Profile, Diagnostics)}, with workers that look at isolated operations at the same time. */
  public static boolean verify(Op root, Registry registry, Profile profile, Diagnostics diagnostics, Workers workers) {
    OpChecker check = new OpChecker(registry, profile, new SymbolTables(), diagnostics);
    return verify(root, check, new Verifier(check, workers, null, false));
  }

  /**
   * Like {@link #verify(Op, Registry, Profile, Diagnostics, Workers)}, of a program that may have been verified before with the same registry: only what
   * has changed since it was found right is looked at, with what that concerns (see {@link VerificationMarks}), and all references to symbols.
   */
  public static boolean verifyChanges(Op root, Registry registry, Profile profile, Diagnostics diagnostics, Workers workers) {
    OpChecker check = new OpChecker(registry, profile, new SymbolTables(), diagnostics);
    boolean onlyChanges = profile.strategy(DominanceQueries.class, DominanceQueries.SOUND) == DominanceQueries.SOUND;
    return verify(root, check, new Verifier(check, workers, null, onlyChanges));
  }

  /**
   * Like {@link #verify(Op, Registry, Diagnostics)}, of a program of which parts have been verified before.
   *
   * @param known what has been found in isolated operations directly below {@code root} that have not changed since; takes what is found in the others
   */
  public static boolean verify(Op root, Registry registry, KeptFindings known, Diagnostics diagnostics) {
    OpChecker check = new OpChecker(registry, Profile.SOUND, new SymbolTables(), diagnostics);
    return verify(root, check, new Verifier(check, Workers.NONE, known, false));
  }

  private static boolean verify(Op root, OpChecker check, Verifier verifier) {
    verifier.pushWhole(root);
    verifier.run();
    check.flush();
    if (check.errors() > 0) VerificationMarks.changed(root);
    return check.errors() == 0;
  }

  /** What is still to be done; a stack of these replaces recursion. */
  private sealed interface Item {
    record Enter(Op op) implements Item {}

    /**
     * {@code due} in this and others: whether the operation, or the one around the block, is to be verified itself. Otherwise it is gone through for
     * references to symbols alone.
     */
    record EnterBlock(Block block, boolean due) implements Item {}

    /** An operation of a block and those behind it. */
    record EnterFrom(Op op) implements Item {}

    record LeaveBlock(Block block) implements Item {}

    /** Comes once everything below the operation but isolated operations has been verified. */
    record Isolated(Op op) implements Item {}

    /**
     * To be done if no more errors have been found since, as is the next.
     *
     * @param usersBefore how many operations with references to symbols are none that are below this one
     */
    record Leave(Op op, boolean due, int errorsBefore, int usersBefore) implements Item {}

    /** Comes once a whole isolated operation has been verified otherwise. */
    record Dominance(Op op, boolean due, int errorsBefore) implements Item {}
  }

  private void run() {
    assert ReadOnly.enter();
    try {
      runPending();
    } finally {
      assert ReadOnly.leave();
    }
  }

  private void runPending() {
    while (!pending.isEmpty()) {
      int errors = check.errors();
      Item item = pending.pop();
      switch (item) {
        case Item.Enter(Op op) -> enter(op);
        case Item.EnterBlock(Block block, boolean due) -> enter(block, due);
        case Item.EnterFrom(Op op) -> enterFrom(op);
        case Item.LeaveBlock(Block block) -> leave(block);
        case Item.Isolated(Op op) -> verifyIsolated(op);
        case Item.Leave(Op op, boolean due, int errorsBefore, int usersBefore) -> {
          if (check.errors() == errorsBefore) leave(op, due, usersBefore);
        }
        case Item.Dominance(Op op, boolean due, int errorsBefore) -> {
          if (due && check.errors() == errorsBefore) dominance(op).conclude(check);
        }
      }
      boolean concernsOthers = item instanceof Item.Dominance || item instanceof Item.Isolated;
      if (check.errors() > errors && !concernsOthers) skipToDominance();
    }
  }

  /** Asked twice of an isolated operation: when it is left, and at the end. */
  private DominanceChecks dominance(Op op) {
    DominanceChecks dominance = lastDominance;
    if (dominance == null || dominance.root() != op) lastDominance = dominance = DominanceChecks.of(op, onlyChanges);
    return dominance;
  }

  /** The first operation that is found wrong ends the verification of the isolated operation around it, not that of those beside. */
  private void skipToDominance() {
    while (!pending.isEmpty() && !(pending.peek() instanceof Item.Dominance)) pending.pop();
  }

  /** An operation whose regions nothing outside can see: dominance in it is a question of its own. */
  private void pushWhole(Op op) {
    Cancellation.check();
    boolean due = !onlyChanges || MarkSpread.below(op);
    if (op.regionCount() > 0) pending.push(new Item.Dominance(op, due, check.errors()));
    pending.push(new Item.Enter(op));
  }

  private static boolean isApart(Op op) {
    return op.regionCount() > 0 && DefinitionChecks.of(op.def()).isIsolated;
  }

  private void enter(Op op) {
    boolean due = !onlyChanges || VerificationMarks.isMarked(op);
    DefinitionChecks checks = DefinitionChecks.of(op.def());
    if (due) {
      verify(op, checks);
      if (check.failed()) return;
    }
    if (checks.usesSymbols) symbolUsers.add(op);
    if (op.regionCount() == 0) return;
    pending.push(new Item.Leave(op, due, check.errors(), symbolUsers.size()));
    pending.push(new Item.Isolated(op));
    for (int i = op.regionCount() - 1; i >= 0; i--) {
      for (Block block = op.region(i).last(); block != null; block = block.prev()) pending.push(new Item.EnterBlock(block, due));
    }
  }

  private void verify(Op op, DefinitionChecks checks) {
    check.begin(op);
    if (!op.discardableAttrs().isEmpty()) op.discardableAttrs().forEach((name, value) -> verifyAttribute(op, name, value));
    boolean hasRegions = op.regionCount() > 0;
    boolean fits = checks.fits(op);
    if (!check.failed()) {
      if (op.isRegistered()) Declared.verify(op, checks, fits, check);
      else if (!hasRegions) verifyUnregistered(op);
    }
    if (check.failed()) return;
    if (hasRegions) {
      verifyRegions(op, checks);
      return;
    }
    if (op.isRegistered()) Declared.verifyWithRegions(op, checks, fits, check);
    if (!check.failed()) Op.verifyRegions(op, check);
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

  private void verifyRegions(Op op, DefinitionChecks checks) {
    for (int i = 0; i < op.regionCount(); i++) {
      Region region = op.region(i);
      if (region.isEmpty()) continue;
      if (checks.isGraph && !region.hasOneBlock()) check.error("expects graph region #" + i + " to have 0 or 1 blocks");
      else if (region.entryBlock().hasPredecessors()) check.errorAt(op.location(), "entry block of region may not have predecessors");
    }
  }

  private void enter(Block block, boolean due) {
    if (due) {
      pending.push(new Item.LeaveBlock(block));
      if (!verifyEnd(block)) return;
    }
    if (block.first() instanceof Op first) enterFrom(first);
  }

  /** Checks that there is something at the end of a block, and that nothing before that branches. */
  private boolean verifyEnd(Block block) {
    if (block.isEmpty()) {
      Op holder = block.enclosingRegion().enclosingOp();
      if (needsNoTerminator(block) || holder == withEmptyBlock) return true;
      withEmptyBlock = holder;
      check.begin(holder);
      check.errorAt(holder.location(), "empty block: expect at least a terminator");
      return false;
    }
    for (Op op = block.first(); op != null; op = op.next()) {
      if (op.successorCount() == 0 || op == block.last()) continue;
      check.begin(op);
      check.plainError("operation with block successors must terminate its parent block");
      return false;
    }
    return true;
  }

  /** Goes on along the block up to an operation with regions: these come before what is behind it. */
  private void enterFrom(Op first) {
    int errors = check.errors();
    for (Op op = first; op != null && check.errors() == errors; op = op.next()) {
      if (isApart(op)) continue;
      if (op.regionCount() > 0) {
        if (op.next() instanceof Op next) pending.push(new Item.EnterFrom(next));
        enter(op);
        return;
      }
      enter(op);
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
    return region.hasOneBlock() && (DefinitionChecks.of(region.enclosingOp().def()).needsNoTerminator || !region.enclosingOp().isRegistered());
  }

  /** Each isolated operation below {@code op} is verified whatever is wrong with the others. */
  private void verifyIsolated(Op op) {
    List<Op> isolated = isolatedIn(op);
    if (isolated.isEmpty()) return;
    if (known != null) add(isolated.stream().map(each -> known.of(each, () -> new Part(each, check, onlyChanges))).toList());
    else if (workers.count() > 1 && isolated.size() > 1) verifyAtOnce(isolated);
    else isolated.reversed().forEach(this::pushWhole);
  }

  private static List<Op> isolatedIn(Op op) {
    List<Op> isolated = List.of();
    for (int i = 0; i < op.regionCount(); i++) {
      for (Block block = op.region(i).first(); block != null; block = block.next()) {
        for (Op inner = block.first(); inner != null; inner = inner.next()) {
          if (!isApart(inner)) continue;
          if (isolated.isEmpty()) isolated = new ArrayList<>();
          isolated.add(inner);
        }
      }
    }
    return isolated;
  }

  /** What is wrong is reported in the order of the program. What is isolated in one of these is left to its thread. */
  private void verifyAtOnce(List<Op> isolated) {
    Part[] parts = new Part[isolated.size()];
    workers.run(parts.length, i -> parts[i] = new Part(isolated.get(i), check, onlyChanges));
    add(List.of(parts));
  }

  private void add(List<Part> parts) {
    int errors = check.errors();
    for (Part part : parts) {
      check.add(part.reported);
      symbolUsers.addAll(part.symbolUsers);
      // As if one came after the other: where values are defined is not asked any more after an error.
      if (check.errors() == errors) check.add(part.reportedOfDominance);
    }
  }

  /** An isolated operation that is verified by itself, and what is wrong with it. */
  static final class Part {
    final List<Diagnostic> reported = new ArrayList<>(0);
    final List<Diagnostic> reportedOfDominance = new ArrayList<>(0);
    /** Those that the symbol table around the operation concerns. */
    final List<Op> symbolUsers;
    /** Whether it depends on nothing that is not in the operation. */
    final boolean isSelfContained;

    Part(Op op, OpChecker like, boolean onlyChanges) {
      OpChecker check = like.reportingTo(reported::add);
      Verifier verifier = new Verifier(check, Workers.NONE, null, onlyChanges);
      boolean due = !onlyChanges || MarkSpread.below(op);
      verifier.pending.push(new Item.Enter(op));
      verifier.run();
      symbolUsers = verifier.symbolUsers;
      isSelfContained = !verifier.hasSymbolTable;
      check.flush();
      if (due && check.errors() == 0) verifier.dominance(op).conclude(like.reportingTo(reportedOfDominance::add));
      if (!reported.isEmpty() || !reportedOfDominance.isEmpty()) VerificationMarks.changed(op);
    }
  }

  private void leave(Op op, boolean due, int usersBefore) {
    DefinitionChecks checks = DefinitionChecks.of(op.def());
    check.begin(op);
    if (due) verifyWithRegions(op, checks);
    if (!checks.isSymbolTable) return;
    hasSymbolTable = true;
    List<Op> usersBelow = symbolUsers.subList(usersBefore, symbolUsers.size());
    SymbolChecks.verifyTable(op, usersBelow, check, workers);
    usersBelow.clear();
  }

  private void verifyWithRegions(Op op, DefinitionChecks checks) {
    if (!op.isRegistered()) verifyUnregistered(op);
    if (checks.isIsolated && !dominance(op).proveIsolation()) IsolationChecks.verify(op, check);
    if (!check.failed() && op.isRegistered()) Declared.verifyWithRegions(op, checks, checks.fits(op), check);
    if (!check.failed()) Op.verifyRegions(op, check);
    if (!check.failed() && checks.branchesToRegions) EdgeChecks.verifyRegions(op, check);
  }
}
