// SPDX-License-Identifier: Apache-2.0
package dev.freehold.nvvm;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.text.Printing;
import dev.freehold.llvm.LlvmStructType;
import java.util.List;
import java.util.Set;

/** The constraints of what the threads of a warp do together, and of single instructions. */
final class WarpVerifier {
  private static final String PAIR = "expected return type to be a two-element struct";

  private WarpVerifier() {}

  static void shuffle(Op op, Checker check) {
    Type value = op.operand("val").type();
    boolean validity = op.attr("return_value_and_is_valid") != null;
    if (!(op.result().type() instanceof LlvmStructType pair)) {
      if (validity) check.error(PAIR);
      else expect("return type", value, op.result().type(), check);
      return;
    }
    List<Type> parameters = NvvmVerifier.elements(pair);
    if (!validity) {
      check.error("\"return_value_and_is_valid\" attribute must be specified when the return type is a struct type");
    } else if (parameters.size() != 2) {
      check.error(PAIR);
    } else if (expect("first element in the returned struct", value, parameters.get(0), check)) {
      expect("second element in the returned struct", IntegerType.I1, parameters.get(1), check);
    }
  }

  private static boolean expect(String what, Type expected, Type found, Checker check) {
    if (expected.equals(found)) return true;
    check.error("expected " + what + " to be of type " + Printing.quoted(expected) + " but got " + Printing.quoted(found) + " instead");
    return false;
  }

  /** An address of one's own becomes one of the cluster; a generic one stays so. */
  static void map(Op op, Checker check) {
    boolean generic = NvvmVerifier.space(op.operand("a")) == NvvmVerifier.GENERIC;
    if (generic != (NvvmVerifier.space(op.result()) == NvvmVerifier.GENERIC)) {
      check.error("failed to verify that Valid address-space check(or mapping) for mapa Op");
    }
  }

  static void vote(Op op, Checker check) {
    boolean ballot = NvvmVerifier.keyword(op, "kind").equals("ballot");
    if (op.result().type().equals(ballot ? IntegerType.I32 : IntegerType.I1)) return;
    check.error(ballot ? "vote.sync 'ballot' returns an i32" : "vote.sync 'any', 'all' and 'uni' returns an i1");
  }

  static void match(Op op, Checker check) {
    Type type = op.result().type();
    if (!NvvmVerifier.keyword(op, "kind").equals("all")) {
      if (!type.equals(IntegerType.I32)) check.error("match.sync 'any' returns an i32");
    } else if (!(type instanceof LlvmStructType pair) || !NvvmVerifier.elements(pair).equals(List.of(IntegerType.I32, IntegerType.I1))) {
      check.error("match.sync 'all' returns a two element struct with first element as i32 and second element as i1");
    }
  }

  static void reduce(Op op, Checker check) {
    Type type = op.result().type();
    boolean single = type.equals(FloatType.F32);
    String kind = NvvmVerifier.keyword(op, "kind");
    boolean floats = kind.startsWith("f");
    if (!single && NvvmVerifier.isSet(op, "abs")) {
      check.error("abs attribute is supported only for f32 type");
    } else if (!single && NvvmVerifier.isSet(op, "nan")) {
      check.error("nan attribute is supported only for f32 type");
    } else if (floats != single) {
      check.error("'" + kind + "' redux kind unsupported with " + Printing.quoted(type) + " type. Only supported type is '" + (floats ? "f32" : "i32")
          + "'.");
    }
  }

  static void permute(Op op, Checker check) {
    String mode = NvvmVerifier.keyword(op, "mode");
    boolean two = Set.of("default", "f4e", "b4e").contains(mode);
    if (two == NvvmVerifier.has(op, "hi")) return;
    check.plainError("mode '" + mode + (two ? "' requires 'hi' operand." : "' does not accept 'hi' operand."));
  }

  static void event(Op op, Checker check) {
    boolean mask = op.attr("maskedEventId") != null;
    boolean id = op.attr("eventId") != null;
    if (!mask && !id) check.error("either `id` or `mask` must be set");
    else if (mask && id) check.error("`id` and `mask` cannot be set at the same time");
    // The reference takes the integers as unsigned.
    else if (id && (NvvmVerifier.number(op, "eventId") < 0 || NvvmVerifier.number(op, "eventId") > 15)) check.error("`id` must be between 0 and 15");
  }

  static void registers(Op op, Checker check) {
    long count = Integer.toUnsignedLong((int) NvvmVerifier.number(op, "regCount"));
    if (count % 8 != 0) check.error("new register size must be multiple of 8");
    else if (count < 24 || count > 256) check.error("new register size must be in between 24 to 256");
  }

  static void cancelled(Op op, Checker check) {
    boolean whether = NvvmVerifier.keyword(op, "query_type").equals("is_canceled");
    if (op.result().type().equals(whether ? IntegerType.I1 : IntegerType.I32)) return;
    check.error(whether ? "is_canceled query type returns an i1"
        : "get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types return an i32");
  }
}
