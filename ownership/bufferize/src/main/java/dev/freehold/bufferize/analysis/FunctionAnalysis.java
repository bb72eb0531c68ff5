// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.analysis;

import dev.freehold.bufferization.TensorArgument;
import dev.freehold.bufferize.NotBufferizable;
import dev.freehold.bufferize.Tensors;
import dev.freehold.bufferize.Traversal;
import dev.freehold.func.CallOp;
import dev.freehold.func.FuncOp;
import dev.freehold.func.ReturnOp;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.TensorType;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Analyzes functions in the order of calls, so that of a function that is called all is known: which results are or may be which arguments, and which
 * arguments are read and written. Where functions call each other in a cycle, nothing is known of those who do.
 */
public final class FunctionAnalysis {
  private final OneShotState state;
  private final SymbolTables symbols;
  private final Annotations annotations;
  private final boolean returnsWritable;
  private final boolean knowsResults;

  public FunctionAnalysis(OneShotState state, SymbolTables symbols, Annotations annotations) {
    returnsWritable = state.ops().profile().strategy(ReturnedConstants.class, ReturnedConstants.SOUND).areWritable();
    knowsResults = state.ops().profile().strategy(CallResults.class, CallResults.SOUND).areKnown();
    this.state = state;
    this.symbols = symbols;
    this.annotations = annotations;
  }

  /**
   * Analyzes the functions of a module.
   *
   * @throws NotBufferizable if one cannot be bufferized
   */
  public void run(CallOrder order) {
    for (FuncOp function : order.acyclic()) {
      if (!state.options().allows(function)) continue;
      FunctionFacts.Facts facts = state.functions().begin(function);
      joinCalls(function);
      OneShotAnalysis.run(function, state, annotations);
      requireReturn(function);
      findAliases(function, facts);
      if (knowsResults) findShared(function, facts);
      findEquivalents(function, facts);
      findAccesses(function, facts);
      if (!returnsWritable) findReadOnlyResults(function, facts);
      facts.complete();
    }
    if (knowsResults) assumeLittle(order.cyclic());
    for (FuncOp function : order.cyclic()) {
      if (!state.options().allows(function)) continue;
      joinCalls(function);
      OneShotAnalysis.run(function, state, annotations);
    }
  }

  private static void requireReturn(FuncOp function) {
    if (function.isDeclaration() || !returns(function).isEmpty()) return;
    throw NotBufferizable.at(function, "cannot bufferize func.func without func.return");
  }

  /** Joins results of calls with the operands that they are, and with one another. */
  private void joinCalls(FuncOp function) {
    function.walk(CallOp.class, call -> {
      FuncOp callee = symbols.lookupFrom(call, call.callee(), FuncOp.class);
      state.functions().equivalentArguments(callee).forEach((result, argument) -> {
        if (state.isInPlace(call.use(argument))) state.joinEquivalent(call.result(result), call.operand(argument));
      });
      for (FunctionFacts.Shared shared : state.functions().sharedResults(callee)) {
        state.joinAliases(call.result(shared.first()), call.result(shared.second()));
      }
    });
  }

  private static void assumeShared(FuncOp function, FunctionFacts.Facts facts) {
    List<Type> results = function.functionType().results();
    for (int i = 0; i < results.size(); i++) {
      for (int j = i + 1; j < results.size(); j++) {
        if (Tensors.is(results.get(i)) && Tensors.is(results.get(j))) facts.addShared(i, j);
      }
    }
  }

  private void findShared(FuncOp function, FunctionFacts.Facts facts) {
    if (function.isDeclaration()) {
      assumeShared(function, facts);
      return;
    }
    for (ReturnOp end : returns(function)) {
      List<Use> returned = Tensors.operands(end);
      for (int i = 0; i < returned.size(); i++) {
        for (Use other : returned.subList(i + 1, returned.size())) {
          if (state.mayAlias(returned.get(i).value(), other.value())) facts.addShared(returned.get(i).index(), other.index());
        }
      }
    }
  }

  private void findAliases(FuncOp function, FunctionFacts.Facts facts) {
    if (function.isDeclaration()) {
      assumeAllAlias(function, facts);
      return;
    }
    List<ReturnOp> returns = returns(function);
    for (Value.Argument argument : function.arguments()) {
      if (!isFollowed(argument)) continue;
      Set<Integer> results = new LinkedHashSet<>();
      for (ReturnOp end : returns) {
        for (Use returned : Tensors.operands(end)) {
          if (isFollowed(returned.value()) && state.mayAlias(returned.value(), argument)) results.add(returned.index());
        }
      }
      results.forEach(result -> facts.addAliasing(argument.index(), result));
    }
  }

  private boolean isFollowed(Value value) {
    return value.type() instanceof TensorType || knowsResults && Tensors.is(value);
  }

  private static void assumeAllAlias(FuncOp function, FunctionFacts.Facts facts) {
    List<Type> inputs = function.functionType().inputs();
    List<Type> results = function.functionType().results();
    for (int argument = 0; argument < inputs.size(); argument++) {
      for (int result = 0; result < results.size(); result++) {
        if (Tensors.is(inputs.get(argument)) && Tensors.is(results.get(result))) facts.addAliasing(argument, result);
      }
    }
  }

  private void findEquivalents(FuncOp function, FunctionFacts.Facts facts) {
    if (function.isDeclaration()) return;
    List<ReturnOp> returns = returns(function);
    for (int result = 0; result < function.functionType().results().size(); result++) {
      Value.Argument first = equivalentArgument(function, returns.getFirst().use(result));
      if (first == null) continue;
      boolean all = true;
      for (ReturnOp end : returns.subList(1, returns.size())) all = all && Objects.equals(equivalentArgument(function, end.use(result)), first);
      if (all) facts.setEquivalent(result, first.index());
    }
  }

  private Value.@Nullable Argument equivalentArgument(FuncOp function, Use returned) {
    if (!Tensors.is(returned.value())) return null;
    for (Value.Argument argument : function.arguments()) {
      if (!(argument.type() instanceof TensorType) || !state.areEquivalent(returned.value(), argument)) continue;
      if (state.options().analysis().testOnly()) annotations.showEquivalent(returned, argument);
      return argument;
    }
    return null;
  }

  private void findReadOnlyResults(FuncOp function, FunctionFacts.Facts facts) {
    for (ReturnOp end : returns(function)) {
      for (Use returned : Tensors.operands(end)) {
        state.forEachAlias(returned.value(), alias -> {
          if (!state.isWritable(alias) && !function.arguments().contains(alias)) facts.setReadOnlyResult(returned.index());
        });
      }
    }
  }

  /** Notes what is safe to assume of functions that call each other in a cycle: if one returns a tensor that it may not write to, all may. */
  private void assumeLittle(List<FuncOp> cyclic) {
    boolean areReadOnly = cyclic.stream().filter(state.options()::allows).anyMatch(this::mayReturnReadOnly);
    for (FuncOp function : cyclic) {
      FunctionFacts.Facts facts = state.functions().begin(function);
      assumeShared(function, facts);
      for (int i = 0; areReadOnly && i < function.functionType().results().size(); i++) facts.setReadOnlyResult(i);
    }
  }

  private boolean mayReturnReadOnly(FuncOp function) {
    Predicate<Value> isReadOnly = value -> !state.isWritable(value) && !function.arguments().contains(value);
    return returns(function).stream().flatMap(end -> Tensors.operands(end).stream())
        .anyMatch(returned -> !state.search(returned, isReadOnly, Traversal.HITS).isEmpty());
  }

  private void findAccesses(FuncOp function, FunctionFacts.Facts facts) {
    List<Type> inputs = function.functionType().inputs();
    for (int i = 0; i < inputs.size(); i++) {
      if (!Tensors.is(inputs.get(i))) continue;
      TensorArgument.Access access = access(function, i);
      if (state.options().analysis().testOnly()) annotations.showAccess(function, i, access);
      if (access.reads()) facts.setRead(i);
      if (access.writes()) facts.setWritten(i);
    }
  }

  /** What a function does with a tensor argument: what it declares, or what is found in its body. */
  private TensorArgument.Access access(FuncOp function, int i) {
    TensorArgument.Access declared = new TensorArgument(function, i).access();
    if (declared != null) return declared;
    if (function.isDeclaration()) return TensorArgument.Access.READ_WRITE;
    Value.Argument argument = function.arguments().get(i);
    return TensorArgument.Access.of(state.isRead(argument), isWritten(argument));
  }

  private boolean isWritten(Value value) {
    boolean[] found = {false};
    state.forEachAlias(value, alias -> alias.forEachUse(use -> found[0] |= state.isInPlace(use) && state.writes(use)));
    return found[0];
  }

  /** The operations that end a function. */
  public static List<ReturnOp> returns(FuncOp function) {
    return function.body().blocks().stream().map(block -> block.last()).filter(ReturnOp.class::isInstance).map(ReturnOp.class::cast).toList();
  }
}
