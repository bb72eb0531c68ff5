// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.calls;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.dealloc.ProgramFrees;
import dev.freehold.dealloc.ReachedUses;
import dev.freehold.dealloc.lastuse.graph.Callees;
import dev.freehold.ir.Op;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.pass.PassContext;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which arguments functions of the program may free, themselves or by what they call, although by convention they belong to the caller. */
public final class FreedArguments {
  private final Op root;
  private final SymbolTables symbols;
  private final DeclaredConventions declared;
  private final PassContext cx;
  private @Nullable ReachedUses frees;

  /** Looks at the functions below {@code root}; others free nothing by convention. */
  public FreedArguments(Op root, DeclaredConventions declared, PassContext cx) {
    this.root = root;
    this.declared = declared;
    this.cx = cx;
    symbols = cx.symbols();
  }

  /** Answers for all functions that are called, before anything is changed; several threads may ask from then on. */
  public void solve() {
    root.walk(op -> {
      FunctionLike callee = Callees.of(op, symbols);
      if (callee != null && root.isAncestorOf((Op) callee)) callee.body().entryBlock().arguments().forEach(frees()::of);
    });
  }

  /** Whether an operand is the argument of a call that may free it, although the callee does not say so. */
  public boolean mayFree(Use use) {
    Value argument = declared.frees(use) ? null : argument(use);
    return argument != null && frees().of(argument) != null;
  }

  private ReachedUses frees() {
    if (frees == null) {
      frees = new ReachedUses(BufferViewFlow.cautious(root, cx.registry(), cx.profile()),
          use -> ProgramFrees.mayFree(use) || declared.frees(use), this::argument);
    }
    return frees;
  }

  /** The argument of a function that a call passes an operand to; null if it is none, or the function is not known. */
  private @Nullable Value argument(Use use) {
    FunctionLike callee = Callees.of(use.owner(), symbols);
    if (callee == null || !root.isAncestorOf((Op) callee)) return null;
    CallLike call = (CallLike) use.owner();
    List<? extends Value> arguments = callee.body().entryBlock().arguments();
    int position = use.index() - call.arguments().start();
    return position < 0 || position >= Math.min(call.arguments().size(), arguments.size()) ? null : arguments.get(position);
  }
}
