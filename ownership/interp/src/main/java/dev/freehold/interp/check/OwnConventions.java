// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.convention.BufferConvention;
import dev.freehold.ir.Block;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.FunctionLike;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * What functions do with buffers otherwise than the usual convention has it, where that may be so: they are private, or say it themselves. As far as
 * their bodies show at first sight, they free what they are passed, themselves or by calls of others, or return what their callers need not free.
 */
final class OwnConventions {
  private final SymbolTables symbols = new SymbolTables();
  private final Map<FunctionLike, Boolean> freeing = new HashMap<>();
  private final Map<FunctionLike, Boolean> lending = new HashMap<>();

  /** Whether calls of a function may free their operands. */
  boolean mayFree(FunctionLike function) {
    return isOwn(function) && freeing.computeIfAbsent(function, this::findFree);
  }

  /** Whether calls of a function may return buffers that are not new. */
  boolean mayLend(FunctionLike function) {
    return isOwn(function) && lending.computeIfAbsent(function, this::returnsArgument);
  }

  private static boolean isOwn(FunctionLike function) {
    boolean mayDiffer = function.visibility() == Symbol.Visibility.PRIVATE || !new BufferConvention(function).isDefault();
    return mayDiffer && !function.isDeclaration();
  }

  private boolean findFree(FunctionLike function) {
    Set<FunctionLike> seen = new HashSet<>(Set.of(function));
    Deque<FunctionLike> pending = new ArrayDeque<>(seen);
    boolean[] found = new boolean[1];
    while (!pending.isEmpty()) {
      FunctionLike next = pending.poll();
      ((Op) next).walk(op -> {
        for (Value operand : op.operands()) found[0] |= Effects.has(op, Effect.Kind.FREE, operand) && isArgument(operand, next.body());
        SymbolRefAttr name = op instanceof CallLike call ? call.callee() : null;
        Op called = name == null ? null : symbols.lookupFrom(op, name);
        if (called instanceof FunctionLike callee && isOwn(callee) && seen.add(callee)) pending.add(callee);
      });
    }
    return found[0];
  }

  private boolean returnsArgument(FunctionLike function) {
    BufferConvention said = new BufferConvention(function);
    for (int i = 0; i < function.functionType().results().size(); i++) {
      if (said.borrowed(i) != null) return true;
    }
    for (Block block : function.body()) {
      Op end = block.last();
      if (end == null || end.successorCount() > 0) continue;
      for (Value operand : end.operands()) {
        if (operand.type() instanceof BaseMemRefType && isArgument(operand, function.body())) return true;
      }
    }
    return false;
  }

  /** Whether an argument of a function may come to be a value by way of operations without regions that allocate nothing. */
  private static boolean isArgument(Value value, Region body) {
    Set<Value> seen = new HashSet<>(Set.of(value));
    Deque<Value> pending = new ArrayDeque<>(seen);
    while (!pending.isEmpty()) {
      Value next = pending.poll();
      if (next instanceof Value.Argument argument && argument.block() == body.entryBlock()) return true;
      Op op = next.definingOp();
      if (op == null || Effects.has(op, Effect.Kind.ALLOCATE, next)) continue;
      for (Value operand : op.operands()) {
        if (operand.type() instanceof BaseMemRefType && seen.add(operand)) pending.add(operand);
      }
    }
    return false;
  }
}
