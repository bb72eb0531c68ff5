// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.interp.Program;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.DiagnosticPrinter;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The functions of the program given, and which functions of another program are those. */
final class GivenFunctions {
  private final Map<String, FunctionLike> functions;
  /** Their names; none where what is equal in two programs has different places. */
  private final Map<Location.File, String> names = new HashMap<>();

  GivenFunctions(Op module, Subject.Origin origin) {
    functions = Program.named(module);
    functions.forEach((name, function) -> {
      Location.File place = origin == Subject.Origin.PASSES ? DiagnosticPrinter.file(((Op) function).location()) : null;
      if (place != null) names.putIfAbsent(place, name);
    });
  }

  /** The name of a function before passes, which make twins of it under other names; null where they have added the function. */
  @Nullable
  String name(FunctionLike function) {
    String own = Program.name(function);
    if (functions.containsKey(own)) return own;
    Location.File place = DiagnosticPrinter.file(((Op) function).location());
    return place == null ? null : names.get(place);
  }

  /** The function as it was before passes, even if they have made a twin of it; the function itself if they have added it. */
  FunctionLike before(FunctionLike function) {
    String name = name(function);
    return name == null ? function : Objects.requireNonNull(functions.get(name), "the name is that of a function");
  }
}
