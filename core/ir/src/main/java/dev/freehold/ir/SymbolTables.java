// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.SymbolRefAttr;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Finds operations by symbol name. The names of a table are collected when somebody first asks, and kept up to date as long
 * as symbols come and go through {@link #insert} and {@link #forget}. Several threads may ask at once.
 *
 * <pre>
 *   module @outer {                    // a table with the names inner and f
 *     module @inner { func.func @g }   // reachable from the outside as @inner::@g
 *     func.func @f
 *   }
 * </pre>
 */
public final class SymbolTables {
  private final Map<Op, Table> tables = new ConcurrentHashMap<>();

  /** The names of one table, and the number that the next clash of names starts to count from. */
  private static final class Table {
    final Map<String, Op> byName = new LinkedHashMap<>();
    int suffix;
  }

  // Looking up.

  /** The nearest operation from {@code from} upwards, itself included, that is a symbol table; null where there is none, or an unknown operation hides it. */
  public static @Nullable Op nearestTable(Op from) {
    for (Op op = from; op != null; op = op.parentOp()) {
      if (op instanceof SymbolTable) return op;
      if (op != from && mayBeUnknownTable(op)) return null;
    }
    return null;
  }

  private static boolean mayBeUnknownTable(Op op) {
    return !op.isRegistered() && op.regionCount() == 1;
  }

  /** The name of a symbol, or null where {@code op} is none. */
  public static @Nullable String nameOf(Op op) {
    return op.attr(Symbol.NAME) instanceof StringAttr name ? name.value() : null;
  }

  /** The symbol of that name directly in {@code table}, or null. */
  public @Nullable Op lookup(Op table, String name) {
    Table names = names(table);
    synchronized (names) {
      return names.byName.get(name);
    }
  }

  /** The symbol that a reference means when it is read in {@code table}, or null. */
  public @Nullable Op lookup(Op table, SymbolRefAttr reference) {
    Op symbol = lookup(table, reference.root());
    for (String name : reference.nested()) {
      if (!(symbol instanceof SymbolTable)) return null;
      symbol = lookup(symbol, name);
    }
    return symbol;
  }

  /** The symbol that {@code reference} means where it stands in {@code from}; null where there is none. */
  public @Nullable Op lookupFrom(Op from, SymbolRefAttr reference) {
    Op table = nearestTable(from);
    return table == null ? null : lookup(table, reference);
  }

  /** Like {@link #lookupFrom}, for a symbol of one kind. */
  public <T> @Nullable T lookupFrom(Op from, SymbolRefAttr reference, Class<T> kind) {
    Op symbol = lookupFrom(from, reference);
    return kind.isInstance(symbol) ? kind.cast(symbol) : null;
  }

  private Table names(Op table) {
    return tables.computeIfAbsent(table, SymbolTables::collect);
  }

  private static Table collect(Op op) {
    Table table = new Table();
    if (op.regionCount() == 0 || op.region(0).isEmpty()) return table;
    for (Op symbol : op.region(0).entryBlock()) {
      String name = nameOf(symbol);
      if (name != null) table.byName.putIfAbsent(name, symbol);
    }
    return table;
  }

  // Changing.

  /**
   * Enters a symbol that has just been put into {@code table}, under a new name ({@code f_0}) where another symbol has its name.
   *
   * @return the name that it has now
   */
  public String insert(Op table, Op symbol, Rewriter rw) {
    Table names = names(table);
    synchronized (names) {
      String name = Objects.requireNonNull(nameOf(symbol), "a symbol has a name");
      Op known = names.byName.putIfAbsent(name, symbol);
      if (known == null || known == symbol) return name;
      String unique;
      do {
        unique = name + "_" + names.suffix++;
      } while (names.byName.putIfAbsent(unique, symbol) != null);
      rw.setAttr(symbol, Symbol.NAME, StringAttr.of(unique));
      return unique;
    }
  }

  /** Takes a symbol out, before it is erased or moved away. */
  public void forget(Op table, Op symbol) {
    Table names = names(table);
    synchronized (names) {
      names.byName.remove(nameOf(symbol), symbol);
    }
  }

  // References.

  /** Calls {@code f} with each reference to a symbol in the attributes of {@code root} and of all operations below. */
  public static void forEachReference(Op root, BiConsumer<Op, SymbolRefAttr> f) {
    root.walk(op -> forEachOwnReference(op, reference -> f.accept(op, reference)));
  }

  /** Calls {@code f} with each reference to a symbol in the attributes of one operation, in their order. */
  public static void forEachOwnReference(Op op, Consumer<SymbolRefAttr> f) {
    forEachReference(op.allAttrs(), f);
  }

  private static void forEachReference(Attribute attribute, Consumer<SymbolRefAttr> f) {
    Deque<Attribute> pending = new ArrayDeque<>();
    pending.push(attribute);
    while (!pending.isEmpty()) {
      switch (pending.pop()) {
        case SymbolRefAttr reference -> f.accept(reference);
        case ArrayAttr array -> array.elements().reversed().forEach(pending::push);
        case DictAttr dict -> dict.values().reversed().forEach(pending::push);
        default -> {}
      }
    }
  }
}
