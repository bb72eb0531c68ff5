// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.DiagnosticPrinter;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The functions of the program given, and which functions of another program are those. */
final class GivenFunctions {
  private final Map<String, Integer> resultCounts = new HashMap<>();
  /** Their names; none where what is equal in two programs has different places. */
  private final Map<Location.File, String> names = new HashMap<>();

  GivenFunctions(Op module, Subject.Origin origin) {
    for (Op op : module.region().entryBlock()) {
      if (!(op instanceof FunctionLike function)) continue;
      resultCounts.put(function.symbolName(), function.functionType().results().size());
      Location.File place = origin == Subject.Origin.PASSES ? DiagnosticPrinter.file(op.location()) : null;
      if (place != null) names.putIfAbsent(place, function.symbolName());
    }
  }

  /** The name of a function before passes, which make twins of it under other names; null where they have added the function. */
  @Nullable
  String name(FunctionLike function) {
    if (resultCounts.containsKey(function.symbolName())) return function.symbolName();
    Location.File place = DiagnosticPrinter.file(((Op) function).location());
    return place == null ? null : names.get(place);
  }

  /** How many results a function had before passes; those that were added are the ownership of the others. */
  int resultCount(FunctionLike function) {
    String name = name(function);
    return name == null ? function.functionType().results().size() : resultCounts.getOrDefault(name, 0);
  }
}
