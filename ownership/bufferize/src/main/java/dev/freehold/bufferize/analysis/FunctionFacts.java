// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.analysis;

import dev.freehold.func.FuncOp;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.ArrayList;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What calls have to know of the functions that they call, once those have been analyzed. */
public final class FunctionFacts {
  private final Map<FuncOp, Facts> known = new HashMap<>();

  /** Two results that may be in one buffer, by position. */
  record Shared(int first, int second) {}

  /** What is known of one function. */
  static final class Facts {
    private final Map<Integer, Integer> equivalentArguments = new HashMap<>();
    private final Map<Integer, List<Integer>> aliasingResults = new HashMap<>();
    private final Set<Integer> read = new HashSet<>();
    private final Set<Integer> written = new HashSet<>();
    private final Set<Integer> readOnlyResults = new HashSet<>();
    private final List<Shared> sharedResults = new ArrayList<>();
    private boolean isComplete;

    void setEquivalent(int result, int argument) {
      equivalentArguments.put(result, argument);
    }

    void addAliasing(int argument, int result) {
      aliasingResults.computeIfAbsent(argument, key -> new ArrayList<>()).add(result);
    }

    void setRead(int argument) {
      read.add(argument);
    }

    void setWritten(int argument) {
      written.add(argument);
    }

    void setReadOnlyResult(int result) {
      readOnlyResults.add(result);
    }

    void addShared(int first, int second) {
      sharedResults.add(new Shared(first, second));
    }

    void complete() {
      isComplete = true;
    }
  }

  /** Begins to collect facts. */
  Facts begin(FuncOp function) {
    Facts facts = new Facts();
    known.put(function, facts);
    return facts;
  }

  /** Whether all is known of a function. */
  public boolean isKnown(@Nullable FuncOp function) {
    Facts facts = known.get(function);
    return facts != null && facts.isComplete;
  }

  /** The argument that a result of the function always is, by position; null where there is none. */
  public @Nullable Integer equivalentArgument(FuncOp function, int result) {
    return of(function).equivalentArguments.get(result);
  }

  /** The arguments that results of the function always are, by result. */
  Map<Integer, Integer> equivalentArguments(@Nullable FuncOp function) {
    Facts facts = known.get(function);
    return facts == null ? Map.of() : facts.equivalentArguments;
  }

  /** The pairs of results of the function that may be in one buffer. */
  List<Shared> sharedResults(@Nullable FuncOp function) {
    Facts facts = known.get(function);
    return facts == null ? List.of() : facts.sharedResults;
  }

  /** The results that may be an argument. */
  public List<Integer> aliasingResults(FuncOp function, int argument) {
    return of(function).aliasingResults.getOrDefault(argument, List.of());
  }

  /** Whether the function reads an argument. */
  public boolean isRead(FuncOp function, int argument) {
    return of(function).read.contains(argument);
  }

  /** Whether the function writes to an argument. */
  public boolean isWritten(FuncOp function, int argument) {
    return of(function).written.contains(argument);
  }

  /** Whether a result may be a tensor that the function may not write to, other than its arguments. */
  public boolean isReadOnly(FuncOp function, int result) {
    Facts facts = known.get(function);
    return facts != null && facts.readOnlyResults.contains(result);
  }

  private Facts of(FuncOp function) {
    Facts facts = known.get(function);
    if (facts == null) throw new IllegalArgumentException("nothing is known of the function");
    return facts;
  }
}
