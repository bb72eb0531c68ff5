// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The definitions of unregistered operations, one for each name. A definition is kept only while some operation has it, so that a process that
 * reads programs for ever does not fill up with their names.
 */
final class UnregisteredDefs {
  private final ConcurrentHashMap<String, Entry> entries = new ConcurrentHashMap<>();
  private final ReferenceQueue<OpDef<UnregisteredOp>> collected = new ReferenceQueue<>();

  private static final class Entry extends WeakReference<OpDef<UnregisteredOp>> {
    final String name;

    Entry(String name, OpDef<UnregisteredOp> def, ReferenceQueue<OpDef<UnregisteredOp>> collected) {
      super(def, collected);
      this.name = name;
    }
  }

  /** The definition for a name, the same as long as somebody has it. */
  OpDef<UnregisteredOp> get(String name) {
    Entry known = entries.get(name);
    OpDef<UnregisteredOp> def = known == null ? null : known.get();
    return def == null ? add(name) : def;
  }

  private OpDef<UnregisteredOp> add(String name) {
    while (collected.poll() instanceof Entry gone) entries.remove(gone.name, gone);
    OpDef<UnregisteredOp> made = UnregisteredOp.definition(name);
    Entry entry = new Entry(name, made, collected);
    while (true) {
      Entry known = entries.putIfAbsent(name, entry);
      OpDef<UnregisteredOp> def = known == null ? made : known.get();
      if (def != null) return def;
      entries.remove(name, known);
    }
  }

  /** How many definitions there are, those included that have been collected since the last one was added; for tests. */
  int size() {
    return entries.size();
  }
}
