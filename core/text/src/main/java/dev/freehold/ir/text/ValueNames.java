// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.PrintOptions;
import dev.freehold.ir.attribute.TextSink;
import dev.freehold.ir.attribute.Utf8;
import dev.freehold.ir.iface.NamesArguments;
import dev.freehold.ir.iface.NamesResults;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The names of all values and blocks below an operation. A region counts on from where its parent region ended, so that
 * siblings use the same numbers:
 *
 * <pre>
 *   func.func @f(%arg0: index) {
 *     %c0 = arith.constant 0 : index        suggested by the operation
 *     %0 = foo.a                            numbered
 *     scf.for %arg1 = … { %1 = foo.b }      arguments of entry blocks have numbers of their own
 *     foo.c { %1 = foo.d }
 * </pre>
 *
 * Once they are given, nothing changes, so that several threads may write them.
 */
final class ValueNames {
  /** A region that has yet to be named, and the counters that its parent region ended with. */
  private record Pending(Region region, int value, int argument, int conflict, int depth) {}

  private static final int[] ONE_GROUP = {0};
  private static final char[] HEX = "0123456789ABCDEF".toCharArray();

  private final boolean suggestions;
  private final boolean uniqueNumbers;
  private final boolean namesFromLocations;
  /** Whether operations without results have numbers too, so that they may be mentioned. */
  private final boolean numbersOps;
  /** With their sigils, in UTF-8. */
  private final List<byte[]> texts = new ArrayList<>(0);
  /** The number of a value, of a block or of an operation without results; where it has a name instead, the index of that in the texts, inverted. */
  private final IdentityTable names = new IdentityTable();
  private final Map<Op, int[]> groups = new IdentityHashMap<>(0);
  private final UsedNames used = new UsedNames();
  private int nextValue;
  private int nextArgument;
  private int nextConflict;
  private final BiConsumer<Value, String> setter = this::set;

  private ValueNames(PrintOptions options) {
    suggestions = !options.generic();
    uniqueNumbers = options.generic() || options.uniqueNames();
    namesFromLocations = options.namesFromLocations();
    numbersOps = options.valueUsers();
  }

  /** Where nothing has to be named. */
  static ValueNames none(PrintOptions options) {
    return new ValueNames(options);
  }

  /** In the generic form, operations may not suggest names, and every value has a number of its own. */
  ValueNames(Op root, PrintOptions options) {
    this(options);
    Deque<Pending> pending = new ArrayDeque<>();
    used.enter(0);
    pushRegions(root, pending, 1);
    nameResults(root);
    while (!pending.isEmpty()) {
      Pending next = pending.pop();
      if (!uniqueNumbers) {
        nextValue = next.value;
        nextArgument = next.argument;
        nextConflict = next.conflict;
      }
      used.enter(next.depth);
      nameRegion(next.region);
      for (Block block = first(next.region); block != null; block = block.next()) {
        for (Op op = block.first(); op != null; op = op.next()) pushRegions(op, pending, next.depth + 1);
      }
    }
  }

  private static @Nullable Block first(Region region) {
    return region.isEmpty() ? null : region.entryBlock();
  }

  private void pushRegions(Op op, Deque<Pending> pending, int depth) {
    for (int i = 0; i < op.regionCount(); i++) {
      pending.push(new Pending(op.region(i), nextValue, nextArgument, nextConflict, depth));
    }
  }

  private void nameRegion(Region region) {
    String entry = null;
    if (suggestions && region.parentOp() instanceof NamesArguments namer) {
      namer.nameArguments(region, setter);
      entry = namer.entryName();
    }
    int position = 0;
    for (Block block = first(region); block != null; block = block.next()) {
      if (position == 0 && entry != null) putText(block, "^" + entry);
      else names.put(block, position);
      position++;
      for (int i = 0; i < block.argumentCount(); i++) {
        Value argument = block.argument(i);
        if (!names.contains(argument)) set(argument, block.isEntry() ? "arg" + nextArgument++ : "");
      }
      for (Op op = block.first(); op != null; op = op.next()) nameResults(op);
    }
  }

  private void nameResults(Op op) {
    int[] starts = suggestions && op instanceof NamesResults namer ? suggested(op, namer) : ONE_GROUP;
    if (op.resultCount() == 0) {
      if (numbersOps) names.put(op, nextValue++);
      return;
    }
    if (!(op instanceof NamesResults && names.contains(op.result(0)))) set(op.result(0), "");
    if (starts.length == 1) return;
    Arrays.sort(starts);
    groups.put(op, starts);
  }

  /** Where the groups of results begin that the operation has named; the first result always begins one. */
  private int[] suggested(Op op, NamesResults namer) {
    if (op.resultCount() <= 1) {
      namer.nameResults(setter);
      return ONE_GROUP;
    }
    boolean[] begins = new boolean[op.resultCount()];
    namer.nameResults((value, name) -> {
      set(value, name);
      begins[((Value.Result) value).index()] = true;
    });
    int count = 0;
    int[] starts = new int[begins.length + 1];
    for (int i = 0; i < begins.length; i++) {
      if (begins[i] || i == 0) starts[count++] = i;
    }
    return count <= 1 ? ONE_GROUP : Arrays.copyOf(starts, count);
  }

  private void set(Value value, String suggestion) {
    String located = namesFromLocations ? nameIn(value.location()) : null;
    if (located != null) suggestion = located;
    if (suggestion.isEmpty()) names.put(value, nextValue++);
    else putText(value, "%" + unique(clean(suggestion)));
  }

  private void putText(Object named, String text) {
    names.put(named, ~texts.size());
    texts.add(Utf8.encode(text));
  }

  private static @Nullable String nameIn(Location location) {
    Deque<Location> pending = new ArrayDeque<>();
    pending.push(location);
    while (!pending.isEmpty()) {
      switch (pending.pop()) {
        case Location.Name name -> {
          return name.name();
        }
        case Location.CallSite call -> {
          pending.push(call.caller());
          pending.push(call.callee());
        }
        case Location.Fused fused -> fused.locations().reversed().forEach(pending::push);
        case Location.File file -> {}
        case Location.Unknown unknown -> {}
      }
    }
    return null;
  }

  private String unique(String name) {
    String candidate = name;
    while (!used.add(candidate)) candidate = name + "_" + nextConflict++;
    return candidate;
  }

  /** Makes a name that reads back as an identifier, and that is not one of the numbers. */
  private static String clean(String name) {
    if (isClean(name)) return name;
    StringBuilder out = new StringBuilder();
    if (!startsWell(name)) out.append('_');
    for (byte b : Utf8.encode(name)) {
      char c = (char) (b & 0xFF);
      if (isAllowed(c)) out.append(c);
      else if (c == ' ') out.append('_');
      else if (c < 16) out.append(HEX[c]);
      else out.append(HEX[c >> 4 & 15]).append(HEX[c & 15]);
    }
    return out.toString();
  }

  private static boolean isClean(String name) {
    if (!startsWell(name)) return false;
    for (int i = 0; i < name.length(); i++) {
      if (!isAllowed(name.charAt(i))) return false;
    }
    return true;
  }

  /** Whether the first character stays, or becomes an underscore. What begins with the digits of an escaped one would read back as a number. */
  private static boolean startsWell(String name) {
    char first = name.charAt(0);
    return first == ' ' || isAllowed(first) && !isDigit(first);
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isAllowed(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || isDigit(c) || c == '$' || c == '.' || c == '_' || c == '-';
  }

  /** The name of a value, sigil included; {@code %0#1} for a later result of a group. */
  String of(Value value) {
    StringBuilder name = new StringBuilder();
    write(value, TextSink.of(name));
    return name.toString();
  }

  /** Writes the {@linkplain #of(Value) name} of a value. */
  void write(Value value, TextSink out) {
    if (value instanceof Value.Result result && result.owner().resultCount() > 1) writeResult(result, out);
    else writeOwn(value, out);
  }

  private void writeResult(Value.Result result, TextSink out) {
    Op owner = result.owner();
    if (!names.contains(owner.result(0))) {
      writeOwn(result, out);
      return;
    }
    int[] starts = groups.getOrDefault(owner, ONE_GROUP);
    int group = groupOf(starts, result.index());
    int end = group + 1 < starts.length ? starts[group + 1] : owner.resultCount();
    writeOwn(owner.result(starts[group]), out);
    if (end - starts[group] > 1) out.numbered("#", result.index() - starts[group]);
  }

  /** Writes the name that a value has by itself, or that the group which it begins has. */
  private void writeOwn(@Nullable Value value, TextSink out) {
    if (value == null) out.text("<<NULL VALUE>>");
    else write(names.get(value), "%", "<<UNKNOWN SSA VALUE>>", out);
  }

  private void write(int name, String beforeNumber, String unknown, TextSink out) {
    if (name >= 0) {
      out.numbered(beforeNumber, name);
    } else if (name == IdentityTable.ABSENT) {
      out.text(unknown);
    } else {
      byte[] text = texts.get(~name);
      out.utf8(text, text.length);
    }
  }

  /** The name of an operation: those of its results, or a number like theirs. */
  List<String> of(Op op) {
    if (op.resultCount() > 0) return op.results().stream().map(this::of).toList();
    int number = names.get(op);
    return List.of(number == IdentityTable.ABSENT ? "<<UNKNOWN OPERATION>>" : "%" + number);
  }

  private static int groupOf(int[] starts, int index) {
    int found = Arrays.binarySearch(starts, index);
    return found >= 0 ? found : -found - 2;
  }

  /** What stands in front of {@code =}: each group of results with its size, where that is not one. */
  void writeResults(Op op, TextSink out) {
    int[] starts = op.resultCount() == 1 ? ONE_GROUP : groups.getOrDefault(op, ONE_GROUP);
    for (int group = 0; group < starts.length; group++) {
      int end = group + 1 < starts.length ? starts[group + 1] : op.resultCount();
      if (group > 0) out.text(", ");
      writeOwn(op.result(starts[group]), out);
      if (end - starts[group] > 1) out.numbered(":", end - starts[group]);
    }
  }

  /** Writes the name of a block. */
  void write(Block block, TextSink out) {
    write(names.get(block), "^bb", "INVALIDBLOCK", out);
  }

  /** Where a block is in its region; -1 where it is not known. */
  int position(Block block) {
    int name = names.get(block);
    if (name == IdentityTable.ABSENT) return -1;
    return Math.max(name, 0);     // only the first has a name of its own
  }
}
