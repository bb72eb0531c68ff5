// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.text.Printing;
import java.util.Set;

/** Which values a reduction can combine, by its operator or by its region. */
final class ReductionChecks {
  private static final Set<String> OF_FLOATS = Set.of("minnumf", "maxnumf", "minimumf", "maximumf");
  private static final Set<String> OF_INTEGERS = Set.of("minsi", "minui", "maxsi", "maxui", "and", "or", "xor");

  private ReductionChecks() {}

  static void verifyOperator(Attribute operation, Type type, Checker check) {
    String keyword = ((EnumAttr) operation).keyword();
    Type element = TypeSets.elementOrSelf(type);
    boolean fits =
        (!OF_FLOATS.contains(keyword) || element instanceof FloatType) && (!OF_INTEGERS.contains(keyword) || element instanceof IntegerType);
    if (!fits) check.plainError("`" + keyword + "` reduction operation is not compatible with type " + Printing.quoted(type));
  }

  static void verifyRegion(Region region, Type type, Checker check) {
    Block entry = region.entryBlock();
    if (entry.argumentCount() != 2) {
      check.plainError("expected two region arguments");
      return;
    }
    for (Value.Argument argument : entry.arguments()) {
      if (argument.type().equals(type)) continue;
      check.plainError("incorrect region argument type");
      return;
    }
    boolean yields = false;
    for (Block block : region.blocks()) {
      if (!(block.last() instanceof YieldOp yield)) continue;
      yields = true;
      String error =
          yield.operandCount() != 1 ? "expected one gpu.yield operand" : yield.operand(0).type().equals(type) ? null : "incorrect gpu.yield type";
      if (error == null) continue;
      check.plainError(error);
      return;
    }
    if (!yields) check.plainError("expected gpu.yield op in region");
  }
}
