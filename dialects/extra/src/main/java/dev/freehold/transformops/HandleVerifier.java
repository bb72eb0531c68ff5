// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.text.Printing;
import java.util.Arrays;

/** What must hold of what handles are split into, and of positions in lists. */
final class HandleVerifier {
  private HandleVerifier() {}

  static void split(Op op, Checker check) {
    if (op.attr("overflow_result") instanceof IntegerAttr number && (number.value().signum() < 0 || number.longValue() >= op.resultCount())) {
      check.error("overflow_result is not a valid result index");
      return;
    }
    for (Value result : op.results()) {
      if (TransformSets.areAlike(result.type(), op.operand("handle").type())) continue;
      check.error("expects result types to implement the same transform interface as the operand type");
      return;
    }
  }

  /** Either all of them, or some, each once. */
  static void positions(Op op, Checker check) {
    positions(op, "raw_position_list", check);
  }

  static void positions(Op op, String list, Checker check) {
    long[] positions = op.attr(list, DenseArrayAttr.class).longs();
    boolean all = op.hasAttr("is_all");
    String fault = null;
    if (all && op.hasAttr("is_inverted")) fault = "cannot request both 'all' and 'inverted' values in the list";
    else if (all && positions.length > 0) fault = "cannot both request 'all' and specific values in the list";
    else if (!all && positions.length == 0) fault = "must request specific values in the list if 'all' is not specified";
    else if (Arrays.stream(positions).distinct().count() < positions.length) fault = "expected the listed values to be unique";
    if (fault != null) check.error(fault);
  }

  /** The count is an {@code i64} that starts at 0, which the type of the result must be able to hold. */
  static void count(Op op, Checker check) {
    Type type = op.result().type();
    String fault = null;
    if (type == HandleType.Plain.TYPE) fault = "expected type attribute, got 0 : i64";
    else if (type == HandleType.Plain.AFFINE_MAP) fault = "expected affine map attribute, got 0 : i64";
    else if (type instanceof HandleType.Param(Type number) && !number.equals(IntegerType.I64)) {
      fault = "expected the type of the parameter attribute ('i64') to match the parameter type (" + Printing.quoted(number) + ")";
    }
    if (fault != null) check.errorAt(op.location(), fault);
  }
}
