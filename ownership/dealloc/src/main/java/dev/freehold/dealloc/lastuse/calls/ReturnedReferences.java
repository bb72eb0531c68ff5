// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.calls;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.analysis.SccDataflow;
import dev.freehold.dealloc.Completion;
import dev.freehold.dealloc.Containers;
import dev.freehold.dealloc.Escapes;
import dev.freehold.dealloc.lastuse.graph.Callees;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.pass.PassContext;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * To which of their arguments functions with bodies return references, whatever they agree on with their callers: that is about buffers only. Other
 * functions keep no reference by convention. Several threads may ask.
 *
 * <pre>
 *   func.func @tensor(%m: memref&lt;4xf32>) -> tensor&lt;4xf32> {
 *     %t = bufferization.to_tensor %m : memref&lt;4xf32> to tensor&lt;4xf32>
 *     return %t : tensor&lt;4xf32>                                            refers to argument 0
 *   }
 * </pre>
 */
public final class ReturnedReferences {
  private final PassContext cx;
  private final SymbolTables symbols;
  /** By function the numbers of the arguments that each result refers to; where functions call each other, the least that is true of all of them. */
  private final Map<Op, List<PersistentIntSet>> known = new HashMap<>();
  private final SccDataflow<Op, Boolean> components = new SccDataflow<>(this::callees, (component, inputs) -> {
    solve(component);
    return true;
  });

  /** Looks at the functions that are called below {@code root}, before anything is changed. */
  ReturnedReferences(Op root, PassContext cx) {
    this.cx = cx;
    symbols = cx.symbols();
    for (Op callee : callees(root)) {
      if (((FunctionLike) callee).functionType().results().stream().anyMatch(type -> !(type instanceof BaseMemRefType))) components.of(callee);
    }
  }

  /** The operands of a call to which its result may refer. */
  List<Value> of(Value.Result result) {
    if (!(result.owner() instanceof CallLike call) || !(Callees.of(result.owner(), symbols) instanceof Op callee)) return List.of();
    List<PersistentIntSet> results = known.getOrDefault(callee, List.of());
    List<Value> operands = new ArrayList<>();
    if (result.index() < results.size()) results.get(result.index()).forEach(number -> operands.add(call.arguments().get(number)));
    return operands;
  }

  private List<Op> callees(Op root) {
    List<Op> found = new ArrayList<>();
    root.walk(op -> {
      if (Callees.of(op, symbols) instanceof Op callee) found.add(callee);
    });
    return found;
  }

  private void solve(List<Op> component) {
    for (Op function : component) known.put(function, List.of());
    boolean changed = true;
    while (changed) {
      changed = false;
      for (Op function : component) {
        List<PersistentIntSet> found = returned(function);
        changed |= !found.equals(known.put(function, found));
      }
    }
  }

  private List<PersistentIntSet> returned(Op function) {
    Region body = ((FunctionLike) function).body();
    SccDataflow<Value, PersistentIntSet> arguments = new SccDataflow<>(references(function)::sources, (values, inputs) -> {
      PersistentIntSet all = PersistentIntSet.EMPTY;
      for (Value value : values) {
        if (value instanceof Value.Argument argument && argument.block() == body.entryBlock()) all = all.or(PersistentIntSet.of(argument.index()));
      }
      for (PersistentIntSet input : inputs) all = all.or(input);
      return all;
    });
    List<PersistentIntSet> results =
        new ArrayList<>(Collections.nCopies(((FunctionLike) function).functionType().results().size(), PersistentIntSet.EMPTY));
    for (Block block : body) {
      if (!(block.last() instanceof Terminator) || block.last().successorCount() > 0) continue;
      for (int i = 0; i < Math.min(results.size(), block.last().operandCount()); i++) {
        results.set(i, results.get(i).or(arguments.of(block.last().operand(i))));
      }
    }
    return results;
  }

  private BufferViewFlow references(Op function) {
    BufferViewFlow names = BufferViewFlow.cautious(function, cx.registry(), cx.profile())
        .only((from, to) -> !(to.definingOp() instanceof CallLike) || of((Value.Result) to).contains(from));
    return Escapes.following(function, names, Containers.in(function, names, cx.registry()), Completion.UNKNOWN, cx.registry()).references();
  }
}
