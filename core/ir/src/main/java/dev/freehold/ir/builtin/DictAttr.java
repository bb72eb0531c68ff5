// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Utf8;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Attributes by name, in the order of the names' bytes. */
public final class DictAttr implements Attribute {
  public static final DictAttr EMPTY = new DictAttr(new String[0], new Attribute[0]);

  private final String[] names;
  private final Attribute[] values;
  /** 0 where nobody has asked; dictionaries share their parts, see {@link HashedList}. */
  private int hash;

  /** Takes over both arrays; the names are sorted. */
  private DictAttr(String[] names, Attribute[] values) {
    this.names = names;
    this.values = values;
  }

  public static DictAttr of(Map<String, ? extends Attribute> entries) {
    if (entries.isEmpty()) return EMPTY;
    TreeMap<String, Attribute> sorted = new TreeMap<>(Utf8.BYTE_ORDER);
    sorted.putAll(entries);
    return new DictAttr(sorted.keySet().toArray(new String[0]), sorted.values().toArray(new Attribute[0]));
  }

  public static DictAttr of(String name, Attribute value) {
    return new DictAttr(new String[] {name}, new Attribute[] {value});
  }

  /** Names with their values; those with the value null are absent. */
  public static DictAttr of(List<String> names, @Nullable Attribute... values) {
    int count = 0;
    int last = 0;
    for (int i = 0; i < values.length; i++) {
      if (values[i] == null) continue;
      count++;
      last = i;
    }
    if (count == 0) return EMPTY;
    if (count == 1) return of(names.get(last), values[last]);
    TreeMap<String, Attribute> present = new TreeMap<>(Utf8.BYTE_ORDER);
    for (int i = 0; i < values.length; i++) {
      if (values[i] != null) present.put(names.get(i), values[i]);
    }
    return of(present);
  }

  public boolean isEmpty() {
    return names.length == 0;
  }

  public int size() {
    return names.length;
  }

  /** The value of a name, or null. */
  public @Nullable Attribute get(String name) {
    int at = Arrays.binarySearch(names, name, Utf8.BYTE_ORDER);
    return at < 0 ? null : values[at];
  }

  /** The attribute of that name, which must be there. */
  public Attribute require(String name) {
    return Objects.requireNonNull(get(name), name);
  }

  public boolean contains(String name) {
    return get(name) != null;
  }

  /** The names in order. */
  public List<String> names() {
    return Collections.unmodifiableList(Arrays.asList(names));
  }

  public List<Attribute> values() {
    return Collections.unmodifiableList(Arrays.asList(values));
  }

  public void forEach(BiConsumer<String, Attribute> action) {
    for (int i = 0; i < names.length; i++) action.accept(names[i], values[i]);
  }

  public DictAttr with(String name, Attribute value) {
    int at = Arrays.binarySearch(names, name, Utf8.BYTE_ORDER);
    if (at >= 0) {
      Attribute[] changed = values.clone();
      changed[at] = value;
      return new DictAttr(names, changed);
    }
    int place = -at - 1;
    String[] moreNames = Arrays.copyOf(names, names.length + 1);
    Attribute[] moreValues = Arrays.copyOf(values, values.length + 1);
    System.arraycopy(names, place, moreNames, place + 1, names.length - place);
    System.arraycopy(values, place, moreValues, place + 1, values.length - place);
    moreNames[place] = name;
    moreValues[place] = value;
    return new DictAttr(moreNames, moreValues);
  }

  /** Both dictionaries; where both have a name, {@code other} wins. */
  public DictAttr with(DictAttr other) {
    if (other.isEmpty()) return this;
    if (isEmpty()) return other;
    TreeMap<String, Attribute> all = new TreeMap<>(Utf8.BYTE_ORDER);
    forEach(all::put);
    other.forEach(all::put);
    return of(all);
  }

  public DictAttr without(String name) {
    int at = Arrays.binarySearch(names, name, Utf8.BYTE_ORDER);
    if (at < 0) return this;
    if (names.length == 1) return EMPTY;
    String[] fewerNames = new String[names.length - 1];
    Attribute[] fewerValues = new Attribute[names.length - 1];
    System.arraycopy(names, 0, fewerNames, 0, at);
    System.arraycopy(names, at + 1, fewerNames, at, fewerNames.length - at);
    System.arraycopy(values, 0, fewerValues, 0, at);
    System.arraycopy(values, at + 1, fewerValues, at, fewerNames.length - at);
    return new DictAttr(fewerNames, fewerValues);
  }

  /** The entries whose names are wanted. */
  public DictAttr only(Predicate<String> wanted) {
    List<String> kept = new ArrayList<>(names.length);
    List<Attribute> theirs = new ArrayList<>(names.length);
    forEach((name, value) -> {
      if (!wanted.test(name)) return;
      kept.add(name);
      theirs.add(value);
    });
    if (kept.size() == names.length) return this;
    return kept.isEmpty() ? EMPTY : new DictAttr(kept.toArray(new String[0]), theirs.toArray(new Attribute[0]));
  }

  public DictAttr without(Collection<String> unwanted) {
    DictAttr rest = this;
    for (String name : unwanted) rest = rest.without(name);
    return rest;
  }

  @Override
  public void print(AttrPrinter out) {
    printEntries(out.text("{")).text("}");
  }

  /** The entries with commas between them. */
  public AttrPrinter printEntries(AttrPrinter out) {
    return out.list(names(), name -> printEntry(out, name, Objects.requireNonNull(get(name), name)));
  }

  /** {@code name = value}, or just the name of a unit attribute. */
  public static void printEntry(AttrPrinter out, String name, Attribute value) {
    out.keywordOrString(name);
    if (!(value instanceof UnitAttr)) out.text(" = ").attr(value);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other || other instanceof DictAttr that && hashCode() == that.hashCode() && Arrays.equals(names, that.names)
        && Arrays.equals(values, that.values);
  }

  @Override
  public int hashCode() {
    if (hash == 0) hash = Arrays.hashCode(names) * 31 + Arrays.hashCode(values);
    return hash;
  }

  @Override
  public String toString() {
    return "DictAttr" + names() + values();
  }
}
