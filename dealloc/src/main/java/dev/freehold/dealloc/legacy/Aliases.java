// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.legacy;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.dealloc.Buffers;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Which values may be which, as far as no copy is made on the way.
 *
 * <p>The reference takes a number that a call returns for an alias of the buffers passed to it. That delays frees; where nothing
 * worse comes of it we do the same, for the same output, and otherwise think of buffers only.
 */
final class Aliases {
  private final BufferViewFlow flow;
  private final boolean onlyBuffers;
  private final Map<Value, List<Value>> known = new IdentityHashMap<>();
  private Set<Value> copied = Set.of();

  private Aliases(BufferViewFlow flow, boolean onlyBuffers) {
    this.flow = flow;
    this.onlyBuffers = onlyBuffers;
  }

  /** Everything that the flow knows of: any result of a call may be any operand. */
  static Aliases ofAnyType(Op root, Registry registry) {
    return new Aliases(BufferViewFlow.cautious(root, registry), false);
  }

  /** Without what cannot be a buffer. */
  Aliases ofBuffers() {
    Aliases buffers = new Aliases(flow, true);
    buffers.copied = copied;
    return buffers;
  }

  /** From now on nothing that is passed to {@code values} is one of them. */
  void cut(Set<Value> values) {
    copied = values;
    known.clear();
  }

  /** The values that may directly be {@code value}. */
  List<Value> direct(Value value) {
    return known.computeIfAbsent(value, this::find);
  }

  private List<Value> find(Value value) {
    List<Value> found = new ArrayList<>();
    for (Value target : flow.targets(value)) {
      if ((!onlyBuffers || Buffers.isBuffer(target)) && !copied.contains(target)) found.add(target);
    }
    return found;
  }

  /** The farthest value that {@code value} is for certain, through any number of views and branches. */
  Value sureOrigin(Value value) {
    while (!copied.contains(value)) {
      Value source = onlySource(value);
      if (source == null) break;
      value = source;
    }
    return value;
  }

  private Value onlySource(Value value) {
    Value only = null;
    for (Value source : flow.sources(value)) {
      if (only != null && source != only) return null;
      only = source;
    }
    return flow.mayBeTerminalBuffer(value) ? null : only;
  }

  /** Hands out {@code buffer} and all values that may be it; goes on behind those only for which {@code visit} answers true. */
  void walk(Value buffer, Predicate<Value> visit) {
    Deque<Value> pending = new ArrayDeque<>(List.of(buffer));
    while (!pending.isEmpty()) {
      Value value = pending.pop();
      if (visit.test(value)) pending.addAll(direct(value));
    }
  }
}
