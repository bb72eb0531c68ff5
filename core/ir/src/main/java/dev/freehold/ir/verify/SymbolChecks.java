// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.verify;

import dev.freehold.ir.Block;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.SymbolTable;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.Walk;
import dev.freehold.ir.Workers;
import dev.freehold.ir.builtin.AttrText;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.iface.SymbolUser;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;

/** Checks symbols, the tables that hold them, and the references to them. */
final class SymbolChecks {
  private static final int AT_ONCE = 512;

  private SymbolChecks() {}

  /** Checks that an operation may be a symbol. */
  static void verifySymbol(Op op, Checker check) {
    Symbol symbol = (Symbol) op;
    if (!(op.attr(Symbol.NAME) instanceof StringAttr)) {
      if (!symbol.isOptionalSymbol()) check.error("requires string attribute 'sym_name'");
      return;
    }
    verifyVisibility(op, check);
    if (check.failed()) return;
    if (symbol.isDeclaration() && !symbol.mayDeclarePublicly() && symbol.visibility() == Symbol.Visibility.PUBLIC) {
      check.error("symbol declaration cannot have public visibility");
      return;
    }
    Op parent = op.parentOp();
    if (parent != null && parent.isRegistered() && !(parent instanceof SymbolTable)) {
      check.error("symbol's parent must have the SymbolTable trait");
    }
  }

  private static void verifyVisibility(Op op, Checker check) {
    var visibility = op.attr(Symbol.VISIBILITY);
    if (visibility == null) return;
    if (!(visibility instanceof StringAttr text)) {
      check.error("requires visibility attribute 'sym_visibility' to be a string attribute, but got " + AttrText.of(visibility));
    } else if (!List.of("public", "private", "nested").contains(text.value())) {
      check.error("visibility expected to be one of [\"public\", \"private\", \"nested\"], but got " + AttrText.of(visibility));
    }
  }

  /**
   * Checks that no name is there twice, then every reference in the table; {@code check} is moved on to the operations at fault.
   *
   * @param users the operations with references, in any order
   */
  static void verifyTable(Op table, List<Op> users, OpChecker check, Workers workers) {
    if (table.regionCount() != 1) {
      check.error("Operations with a 'SymbolTable' must have exactly one region");
      return;
    }
    if (!table.region(0).hasOneBlock()) {
      check.error("Operations with a 'SymbolTable' must have exactly one block");
      return;
    }
    verifyNames(table.region(0).entryBlock(), check);
    if (!areFine(users, check, workers)) verifyReferences(table, check);
    check.flush();
  }

  /** Whether there is nothing to say about these; some of them are asked about at a time. */
  private static boolean areFine(List<Op> users, OpChecker like, Workers workers) {
    int tasks = Math.ceilDiv(users.size(), AT_ONCE);
    AtomicBoolean fine = new AtomicBoolean(true);
    workers.run(tasks, i -> {
      List<Op> some = users.subList(i * AT_ONCE, Math.min(users.size(), (i + 1) * AT_ONCE));
      if (!areFine(some, like)) fine.set(false);
    });
    return fine.get();
  }

  private static boolean areFine(List<Op> users, OpChecker like) {
    List<Diagnostic> said = new ArrayList<>(0);
    OpChecker check = like.reportingTo(said::add);
    for (Op user : users) {
      check.begin(user);
      ((SymbolUser) user).verifySymbols(check);
    }
    check.flush();
    return said.isEmpty();
  }

  /** In the order of the program. */
  private static void verifyReferences(Op table, OpChecker check) {
    table.walkPreOrder(op -> {
      if (op != table && op instanceof SymbolUser user) {
        check.begin(op);
        user.verifySymbols(check);
      }
      return op != table && op instanceof SymbolTable ? Walk.SKIP : Walk.ADVANCE;
    });
  }

  private static void verifyNames(Block body, OpChecker check) {
    Map<String, Op> seen = new HashMap<>();
    for (Op op = body.first(); op != null; op = op.next()) {
      String name = SymbolTables.nameOf(op);
      if (name == null) continue;
      Op known = seen.putIfAbsent(name, op);
      if (known == null) continue;
      check.begin(op);
      check.plainError("redefinition of symbol named '" + name + "'").note(known.location(), "see existing symbol definition here");
    }
  }
}
