// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Dialect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.RecentSignatures;
import dev.freehold.ir.Registry;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.PrintOptions;
import dev.freehold.ir.attribute.Resource;
import dev.freehold.ir.attribute.TextSink;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.Utf8;
import dev.freehold.ir.builtin.Abbreviations;
import dev.freehold.ir.builtin.AttrWriter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The aliases of one printed program. It is first printed with {@link #collecting}, which shows every attribute and type that
 * the text will contain; {@link #assign} then names those that deserve an alias.
 */
public final class Aliases implements Abbreviations {
  /** What is known of one attribute or type. */
  private static final class Entry {
    final Object symbol;
    final @Nullable String stem;
    /** Whether the definition may stand behind the program. */
    boolean deferrable;
    /** 0 where there is no alias here or below; otherwise 1 more than the deepest of what it consists of. */
    int depth;
    final List<Entry> parts = new ArrayList<>(0);
    @Nullable String name;
    @Nullable Text text;

    Entry(Object symbol, @Nullable String stem, boolean deferrable) {
      this.symbol = symbol;
      this.stem = stem;
      this.deferrable = deferrable;
    }

    boolean isAttribute() {
      return symbol instanceof Attribute;
    }

    /** The order of definitions: behind those that they use, types before attributes. A comparator of the JDK would be linked at each start. */
    static int compare(Entry left, Entry right) {
      if (left.depth != right.depth) return Integer.compare(left.depth, right.depth);
      if (left.isAttribute() != right.isAttribute()) return Boolean.compare(left.isAttribute(), right.isAttribute());
      return Objects.requireNonNull(left.stem).compareTo(Objects.requireNonNull(right.stem));
    }
  }

  /** What is written of a type. Several threads may make it, and each sees that of another as a whole, since the field is final. */
  private record Text(byte[] utf8) {}

  private final Registry registry;
  private final Dialect builtin;
  private final Map<Object, Entry> seen = new LinkedHashMap<>();
  /** Those of types, by identity: most are visited and written very often, and comparing them would take longer than that. */
  private final Map<Type, Entry> types = new IdentityHashMap<>();
  private final Map<Object, String> names = new HashMap<>();
  private final List<Entry> definitions = new ArrayList<>();
  private final Map<Attribute, Integer> distinct = new IdentityHashMap<>();
  private final Set<Resource> resources = new LinkedHashSet<>();
  private boolean collecting = true;
  /** Those of operations that have been visited, by their definitions. */
  private final Map<OpDef<?>, RecentSignatures> signatures = new IdentityHashMap<>();
  private final AttrWriter visitor = new AttrWriter(TextSink.NONE, this, PrintOptions.DEFAULT);
  /** Whether what is written of an attribute, or behind the program, depends on what has been written before. */
  private boolean dependOnOrder;
  /** The attribute or type whose parts are being visited, or null. */
  private @Nullable Entry whole;
  /** How many attributes and types are being visited, each a part of the one before. */
  private int nesting;

  public Aliases(Registry registry) {
    this.registry = registry;
    this.builtin = Objects.requireNonNull(registry.dialect("builtin"), "every registry has the builtin dialect");
  }

  @Override
  public boolean collecting() {
    return collecting;
  }

  // Collecting.

  @Override
  public void visit(Type type) {
    Entry entry = types.get(type);
    if (entry == null) {
      entry = entry(type, isInDeferrable(), true);
      types.put(type, entry);
    } else if (!isInDeferrable()) {
      fix(entry);
    }
    addPart(entry);
  }

  @Override
  public void visit(Attribute attribute, boolean withType) {
    addPart(entry(attribute, isInDeferrable(), withType));
  }

  @Override
  public void visitDeferrable(Location location) {
    addPart(entry(location, true, true));
  }

  /** Whether the text of an operation can contain nothing that has not been visited, as it is like another one: what is visited twice changes nothing. */
  boolean repeats(Op op) {
    if (op.regionCount() > 0) return false;
    RecentSignatures known = signatures.get(op.def());
    if (known == null) {
      known = new RecentSignatures(op.def());
      signatures.put(op.def(), known);
    }
    if (known.contain(op)) return true;
    known.add(op);
    return false;
  }

  private boolean isInDeferrable() {
    return whole != null && whole.deferrable;
  }

  private Entry entry(Object symbol, boolean deferrable, boolean withType) {
    Entry entry = seen.get(symbol);
    if (entry == null) {
      entry = new Entry(symbol, stem(symbol), deferrable);
      seen.put(symbol, entry);
      visitParts(entry, withType);
    } else if (!deferrable) {
      fix(entry);
    }
    return entry;
  }

  private void visitParts(Entry entry, boolean withType) {
    Entry outer = whole;
    whole = entry;
    nesting++;
    StackSpace.run(nesting, () -> {
      if (entry.symbol instanceof Type type) type.print(visitor);
      else if (entry.symbol instanceof Attribute attribute && withType) attribute.print(visitor);
      else if (entry.symbol instanceof Attribute attribute) attribute.printWithoutType(visitor);
    });
    nesting--;
    whole = outer;
    if (entry.depth == 0 && entry.stem != null) entry.depth = 1;
  }

  private void addPart(Entry entry) {
    if (whole == null) return;
    whole.parts.add(entry);
    if (entry.depth > 0) whole.depth = Math.max(whole.depth, entry.depth + 1);
  }

  /** Puts the definition of an attribute and all that it consists of in front of the program. */
  private static void fix(Entry root) {
    if (!root.deferrable) return;
    Deque<Entry> todo = new ArrayDeque<>();
    todo.push(root);
    while (!todo.isEmpty()) {
      Entry entry = todo.pop();
      if (!entry.deferrable) continue;
      entry.deferrable = false;
      entry.parts.forEach(todo::push);
    }
  }

  /** Whether an attribute or type is printed as an alias. */
  public static boolean hasStem(Object symbol, Registry registry) {
    return registry.dialects().stream().anyMatch(dialect -> stem(dialect, symbol, symbol instanceof Type) != null);
  }

  /** What dialects say, ours last: the others may know better names for what is builtin. */
  private @Nullable String stem(Object symbol) {
    boolean isType = symbol instanceof Type;
    for (Dialect dialect : registry.dialects()) {
      String stem = dialect == builtin ? null : stem(dialect, symbol, isType);
      if (stem != null) return sanitized(stem);
    }
    return stem(builtin, symbol, isType);
  }

  private static @Nullable String stem(Dialect dialect, Object symbol, boolean isType) {
    return isType ? dialect.aliasStem((Type) symbol) : dialect.aliasStem((Attribute) symbol);
  }

  /** What may stand in front of a number in an alias. */
  private static String sanitized(String stem) {
    StringBuilder out = new StringBuilder();
    if (Lexer.isDigit(stem.charAt(0))) out.append('_');
    for (byte c : Utf8.encode(stem)) {
      if (Lexer.isLetter(c) || Lexer.isDigit(c) || c == '$' || c == '_' || c == '-') out.append((char) c);
      else if (c == ' ') out.append('_');
      else out.append(Integer.toHexString(c & 0xFF).toUpperCase(java.util.Locale.ROOT));
    }
    boolean endsInDigit = Lexer.isDigit(stem.charAt(stem.length() - 1)) && !Lexer.isDigit(stem.charAt(0));
    return endsInDigit ? out.append('_').toString() : out.toString();
  }

  /** Ends collecting, and names what was seen. */
  public void assign() {
    collecting = false;
    for (Entry entry : seen.values()) {
      if (entry.stem != null) definitions.add(entry);
    }
    seen.clear();
    signatures.clear();
    definitions.sort(Entry::compare);
    Map<String, Integer> used = new HashMap<>();
    for (Entry entry : definitions) {
      int number = used.merge(entry.stem, 1, Integer::sum) - 1;
      entry.name = (entry.isAttribute() ? "#" : "!") + entry.stem + (number == 0 ? "" : number);
      names.put(entry.symbol, entry.name);
    }
  }

  // Printing.

  @Override
  public @Nullable String name(Object symbol) {
    return names.isEmpty() ? null : names.get(symbol);
  }

  /**
   * What is written of a type, in UTF-8, if collecting came across it.
   *
   * @param write writes it; several threads may do so at the same time
   */
  byte @Nullable [] text(Type type, Function<Type, byte[]> write) {
    Entry entry = types.get(type);
    if (entry == null) return null;
    Text known = entry.text;
    if (known == null) entry.text = known = new Text(write.apply(type));
    return known.utf8;
  }

  @Override
  public void use(Resource resource) {
    dependOnOrder = true;
    if (!collecting) resources.add(resource);
  }

  @Override
  public long distinctNumber(Attribute attribute) {
    dependOnOrder = true;
    return collecting ? 0 : distinct.computeIfAbsent(attribute, a -> distinct.size());
  }

  /** Whether the parts of the program can be written in any order, and by several threads. */
  boolean allowAnyOrder() {
    return !dependOnOrder;
  }

  /** Prints the definitions that stand before the program, one a line; returns whether there are any. */
  public boolean printDefinitions(AttrPrinter out) {
    return print(out, false);
  }

  /** Prints what stands behind the program: the definitions that only locations use, and the resources. */
  boolean printDeferredDefinitions(AttrPrinter out, Resources others) {
    boolean any = print(out, true);
    return new ResourceSection(resources, others.external(), out.options().limits().elidedResource()).print(out) || any;
  }

  private boolean print(AttrPrinter out, boolean deferred) {
    boolean any = false;
    for (Entry entry : definitions) {
      if (entry.deferrable != deferred) continue;
      any = true;
      out.text(Objects.requireNonNull(entry.name, "what is defined has a name")).text(" = ");
      if (entry.symbol instanceof Type type) type.print(out);
      else if (entry.symbol instanceof Attribute attribute) attribute.print(out);
      out.text("\n");
    }
    return any;
  }
}
