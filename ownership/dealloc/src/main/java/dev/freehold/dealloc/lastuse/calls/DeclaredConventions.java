// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.calls;

import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.convention.BufferConvention;
import dev.freehold.ir.Op;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.Use;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.FunctionLike;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** What functions say themselves, in attributes, of the buffers that calls of them pass and return. Several threads may ask at once. */
public final class DeclaredConventions {
  private final SymbolTables symbols;
  private final Map<Op, Optional<BufferConvention>> byCall = new ConcurrentHashMap<>();

  public DeclaredConventions(SymbolTables symbols) {
    this.symbols = symbols;
  }

  /** What the callee of an operation says; null if it is no call by name. */
  public @Nullable BufferConvention of(Op op) {
    return op instanceof CallLike call ? byCall.computeIfAbsent(op, key -> find(call)).orElse(null) : null;
  }

  private Optional<BufferConvention> find(CallLike call) {
    return call.callee() != null && symbols.lookupFrom((Op) call, call.callee()) instanceof FunctionLike function
        ? Optional.of(new BufferConvention(function)) : Optional.empty();
  }

  /** Whether an operand is the argument of a call that frees it, as the callee says. */
  public boolean frees(Use use) {
    BufferConvention callee = of(use.owner());
    return callee != null && callee.frees(argument(use));
  }

  /** Whether an operand is the argument of a call, and the callee says that it may be used as long as the program runs. */
  public boolean keeps(Use use) {
    BufferConvention callee = of(use.owner());
    return callee != null && callee.escapes(argument(use));
  }

  private static int argument(Use use) {
    return use.index() - ((CallLike) use.owner()).arguments().start();
  }

  /** What a function says of one of its results; null if it says nothing. */
  static @Nullable ReturnedBuffer returned(BufferConvention function, int i) {
    BufferConvention.Borrowed borrowed = function.borrowed(i);
    if (borrowed == null) return null;
    PersistentIntSet arguments = PersistentIntSet.EMPTY;
    for (int argument : borrowed.arguments()) arguments = arguments.or(PersistentIntSet.of(argument));
    return new ReturnedBuffer(false, arguments, borrowed.mayBeOther(), true, false);
  }
}
