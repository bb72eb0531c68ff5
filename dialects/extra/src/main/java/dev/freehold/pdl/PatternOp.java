// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pdl;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.Walk;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.iface.DefaultDialect;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.ir.iface.SingleBlock;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/** What a pattern matches, and then a rewrite: {@code pdl.pattern @p : benefit(1) { … }}. */
public final class PatternOp extends Op implements IsolatedFromAbove, SingleBlock, Symbol, DefaultDialect {
  public static final OpDef<PatternOp> DEF = OpDef.of("pdl.pattern", PatternOp.class, PatternOp::new)
      .attr("benefit", AttrSets.nonNegative(AttrSets.I16))
      .optionalAttr("sym_name", AttrSets.SYMBOL_NAME)
      .region("bodyRegion", RegionKind.ONE_BLOCK)
      .assembly("($sym_name^)? `:` `benefit` `(` $benefit `)` attr-dict-with-keyword $bodyRegion")
      .build();

  private PatternOp(OpState<?> state) {
    super(state);
  }

  @Override
  public boolean isOptionalSymbol() {
    return true;
  }

  @Override
  protected void verifyRegions(Checker check) {
    Block body = region("bodyRegion").entryBlock();
    if (!(body.last() instanceof RewriteOp)) {
      check.error("expected body to terminate with `pdl.rewrite`").note(body.lastOp().location(), "see terminator defined here");
      return;
    }
    Op[] foreign = {null};
    walkPreOrder(op -> {
      if (foreign[0] == null && !op.def().dialect().equals("pdl")) foreign[0] = op;
      return foreign[0] == null ? Walk.ADVANCE : Walk.STOP;
    });
    if (foreign[0] != null) {
      check.error("expected only `pdl` operations within the pattern body").note(foreign[0].location(), "see non-`pdl` operation defined here");
      return;
    }
    verifyConnected(body, check);
  }

  /** All that is matched hangs together, so that it can be found from one operation. */
  private void verifyConnected(Block body, Checker check) {
    Op first = null;
    for (Op op = body.first(); op != null && first == null; op = op.next()) {
      if (op.name().equals("pdl.operation")) first = op;
    }
    if (first == null) {
      check.error("the pattern must contain at least one `pdl.operation`");
      return;
    }
    Set<Op> reached = reached(first, body);
    for (Op op = body.first(); op != null; op = op.next()) {
      if (!isMatched(op) || reached.contains(op)) continue;
      check.error("the operations must form a connected component").note(op.location(), "see a disconnected value / operation here");
      return;
    }
  }

  private static boolean isMatched(Op op) {
    return switch (op.name()) {
      case "pdl.operand", "pdl.operands", "pdl.result", "pdl.results", "pdl.operation" -> true;
      default -> false;
    };
  }

  private static Set<Op> reached(Op first, Block body) {
    Set<Op> seen = new HashSet<>(Set.of(first));
    Deque<Op> pending = new ArrayDeque<>(seen);
    while (!pending.isEmpty()) {
      Op op = pending.pop();
      for (Value operand : op.operands()) {
        Op definition = operand.definingOp();
        if (definition != null && isMatched(definition) && seen.add(definition)) pending.push(definition);
      }
      for (Value result : op.results()) {
        for (Use use = result.firstUse(); use != null; use = use.next()) {
          if (use.owner().block() == body && isMatched(use.owner()) && seen.add(use.owner())) pending.push(use.owner());
        }
      }
    }
    return seen;
  }
}
