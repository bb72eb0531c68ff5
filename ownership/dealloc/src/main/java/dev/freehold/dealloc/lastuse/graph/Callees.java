// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.graph;

import dev.freehold.ir.Op;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.FunctionLike;
import org.jspecify.annotations.Nullable;

/** The functions that are called by name. */
public final class Callees {
  private Callees() {}

  /** The function with a body that an operation calls; null if it calls none. */
  public static @Nullable FunctionLike of(Op op, SymbolTables symbols) {
    if (!(op instanceof CallLike call) || call.callee() == null) return null;
    return symbols.lookupFrom(op, call.callee()) instanceof FunctionLike function && !function.isDeclaration() ? function : null;
  }
}
