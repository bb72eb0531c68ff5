// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.bytecode;

import dev.freehold.ir.Op;
import dev.freehold.ir.UnregisteredOp;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** The dialects and operation names of a file. Operations are numbered by dialect, so they must all be known before the first is written. */
final class DialectTable {
  private final StringTable strings;
  private final Map<String, Integer> dialects = new LinkedHashMap<>();
  private final Map<String, List<String>> operations = new LinkedHashMap<>();
  private final Map<String, Integer> numbers = new HashMap<>();
  private final Set<String> registered = new HashSet<>();

  DialectTable(StringTable strings) {
    this.strings = strings;
  }

  int number(String dialect) {
    Integer known = dialects.get(dialect);
    if (known != null) return known;
    dialects.put(dialect, dialects.size());
    strings.number(dialect);
    return dialects.size() - 1;
  }

  /** Numbers the names of all operations in a program. */
  void collect(Op program) {
    program.walk(op -> {
      if (numbers.putIfAbsent(op.name(), -1) != null) return;
      String dialect = dialectOf(op.name());
      number(dialect);
      operations.computeIfAbsent(dialect, d -> new ArrayList<>()).add(op.name());
      if (op.def().kind() != UnregisteredOp.class) registered.add(op.name());
    });
    int next = 0;
    for (List<String> ofDialect : operations.values()) {
      for (String name : ofDialect) numbers.put(name, next++);
    }
  }

  /** The part before the dot; a name without a dot is a dialect whose operation has no name. */
  private static String dialectOf(String name) {
    int dot = name.indexOf('.');
    return dot < 0 ? name : name.substring(0, dot);
  }

  int operation(Op op) {
    return Objects.requireNonNull(numbers.get(op.name()), "every operation has been counted");
  }

  ByteSink write(BytecodeOptions options) {
    ByteSink out = new ByteSink();
    out.varInt(dialects.size());
    for (String dialect : dialects.keySet()) number(strings.number(dialect), false, options.has(Version.DIALECT_VERSIONS), out);
    if (options.has(Version.SHORT_ARGUMENTS)) out.varInt(numbers.size());
    operations.forEach((dialect, names) -> {
      out.varInt(number(dialect)).varInt(names.size());
      for (String name : names) {
        int inDialect = strings.number(name.equals(dialect) ? "" : name.substring(dialect.length() + 1));
        number(inDialect, registered.contains(name), options.has(Version.PROPERTIES), out);
      }
    });
    return out;
  }

  /** A number, with a flag since some version. */
  private static void number(int number, boolean flag, boolean flagged, ByteSink out) {
    if (flagged) out.flagged(number, flag);
    else out.varInt(number);
  }
}
