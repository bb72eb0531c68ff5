// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.convention.BufferConvention;
import dev.freehold.ir.Op;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.FunctionLike;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * Which arguments of functions are only passed on, to functions that do no more with them: whoever passes a buffer as one of these does nothing to it.
 * Functions that call each other may pass them around.
 */
final class UnusedParameters {
  private final BiFunction<Op, CallLike, @Nullable Op> callees;
  private final Set<Value> found = new HashSet<>();
  /** By such an argument the others that are passed on as it. */
  private final Map<Value, List<Value>> passers = new HashMap<>();

  private UnusedParameters(BiFunction<Op, CallLike, @Nullable Op> callees) {
    this.callees = callees;
  }

  /** All such arguments of {@code functions}, which have bodies. */
  static Set<Value> of(Collection<Op> functions, BiFunction<Op, CallLike, @Nullable Op> callees) {
    UnusedParameters parameters = new UnusedParameters(callees);
    for (Op function : functions) {
      FunctionLike like = (FunctionLike) function;
      BufferConvention said = new BufferConvention(like);
      for (Value.Argument parameter : like.body().entryBlock().arguments()) {
        if (!said.frees(parameter.index()) && !said.escapes(parameter.index())) parameters.found.add(parameter);
      }
    }
    for (Value parameter : List.copyOf(parameters.found)) {
      if (!parameters.isOnlyPassed(parameter)) parameters.remove(parameter);
    }
    return parameters.found;
  }

  /** Whether there is no use but calls whose callees are known; notes as what they pass the value. */
  private boolean isOnlyPassed(Value parameter) {
    for (Use use = parameter.firstUse(); use != null; use = use.next()) {
      Value passed = passed(use);
      if (passed == null || !found.contains(passed)) return false;
      passers.computeIfAbsent(passed, key -> new ArrayList<>(1)).add(parameter);
    }
    return true;
  }

  private void remove(Value used) {
    Deque<Value> pending = new ArrayDeque<>(List.of(used));
    while (!pending.isEmpty()) {
      Value parameter = pending.pop();
      if (found.remove(parameter)) pending.addAll(passers.getOrDefault(parameter, List.of()));
    }
  }

  /** The argument of the callee as which a call passes an operand; null if that is not known. */
  private @Nullable Value passed(Use use) {
    if (!(use.owner() instanceof CallLike call)) return null;
    FunctionLike callee = (FunctionLike) callees.apply(use.owner(), call);
    int position = use.index() - call.arguments().start();
    if (callee == null || callee.isDeclaration() || position < 0) return null;
    return position < callee.body().entryBlock().arguments().size() ? callee.body().entryBlock().argument(position) : null;
  }
}
