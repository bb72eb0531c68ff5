// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.arith.FastMathAttr;
import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TypeSets;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which elements the kinds of combining combine. */
final class Combining {
  private static final Set<String> INTEGERS = Set.of("minui", "minsi", "maxui", "maxsi", "and", "or", "xor");
  private static final Set<String> FLOATS = Set.of("minnumf", "maxnumf", "minimumf", "maximumf");

  private Combining() {}

  static boolean fits(EnumAttr kind, Type element) {
    boolean integer = element instanceof IntegerType || element instanceof IndexType;
    if (INTEGERS.contains(kind.keyword())) return integer;
    return element instanceof FloatType || integer && !FLOATS.contains(kind.keyword());
  }

  /** The operation that combines two values. */
  static OpState<?> of(EnumAttr kind, Value a, Value b, @Nullable FastMathAttr fastMath, dev.freehold.ir.Registry registry) {
    boolean real = TypeSets.elementOrSelf(a.type()) instanceof FloatType;
    String name = switch (kind.keyword()) {
      case "add", "mul" -> "arith." + kind.keyword() + (real ? "f" : "i");
      case "and", "or" -> "arith." + kind.keyword() + "i";
      case "xor" -> "arith.xori";
      default -> "arith." + kind.keyword();
    };
    OpState<?> state = registry.opDef(name).state().operands(a, b).results(a.type());
    if (real && fastMath != null) state.attr("fastmath", fastMath);
    return state;
  }
}
