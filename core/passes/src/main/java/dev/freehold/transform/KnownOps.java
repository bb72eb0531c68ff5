// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transform;

import dev.freehold.ir.Op;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Operations by what they compute, forgotten scope by scope. */
final class KnownOps {
  private final CodeMotion rule;
  private final Map<OpKey, Op> ops = new HashMap<>();
  private final List<Entry> entries = new ArrayList<>();

  KnownOps(CodeMotion rule) {
    this.rule = rule;
  }

  /** The operation as what it computes. */
  OpKey key(Op op) {
    return new OpKey(op, rule);
  }

  /** An addition, and what it hid. */
  private record Entry(OpKey key, @Nullable Op hidden) {}

  /** An operation that computes the same, or null. */
  @Nullable
  Op find(OpKey key) {
    return ops.get(key);
  }

  boolean contains(Op op) {
    return ops.get(key(op)) != null;
  }

  /** Adds an operation with its key. */
  void add(OpKey key, Op op) {
    Op hidden = ops.putIfAbsent(key, op);
    if (hidden != null) {
      // The key of what is hidden goes, too: that operation may change.
      ops.remove(key);
      ops.put(key, op);
    }
    entries.add(new Entry(key, hidden));
  }

  /** A mark for {@link #forgetSince}. */
  int mark() {
    return entries.size();
  }

  void forgetSince(int mark) {
    while (entries.size() > mark) {
      Entry entry = entries.removeLast();
      ops.remove(entry.key);
      if (entry.hidden != null) ops.put(key(entry.hidden), entry.hidden);
    }
  }
}
