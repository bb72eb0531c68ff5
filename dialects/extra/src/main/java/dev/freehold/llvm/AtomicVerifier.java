// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.text.Printing;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which orderings and types atomic accesses may have, with the reference's messages. */
final class AtomicVerifier {
  private static final Set<Integer> WIDTHS = Set.of(8, 16, 32, 64);
  private static final int WIDEST = 128;
  private static final Set<String> WEAK = Set.of("not_atomic", "unordered");

  private AtomicVerifier() {}

  /** Of a load or store, which cannot have the orders of the other. */
  static void access(Op op, Type accessed, List<String> unsupported, Checker check) {
    String order = order(op, "ordering");
    if (order.equals("not_atomic")) {
      if (op.attr("syncscope") != null) check.error("expected syncscope to be null for non-atomic access");
    } else if (!isAtomic(accessed)) {
      check.error("unsupported type " + Printing.quoted(accessed) + " for atomic access");
    } else if (unsupported.contains(order)) {
      check.error("unsupported ordering '" + order + "'");
    } else if (op.attr("alignment") == null) {
      check.error("expected alignment for atomic access");
    }
  }

  static void fence(Op op, Checker check) {
    boolean orders = !WEAK.contains(order(op, "ordering")) && !order(op, "ordering").equals("monotonic");
    if (!orders) check.error("can be given only acquire, release, acq_rel, and seq_cst orderings");
  }

  static void exchange(Op op, Checker check) {
    if (WEAK.contains(order(op, "success_ordering")) || WEAK.contains(order(op, "failure_ordering"))) {
      check.error("ordering must be at least 'monotonic'");
    } else if (order(op, "failure_ordering").equals("release") || order(op, "failure_ordering").equals("acq_rel")) {
      check.error("failure ordering cannot be 'release' or 'acq_rel'");
    }
  }

  static void combination(Op op, Checker check) {
    String combination = LlvmEnums.ATOMIC_OPERATION.keyword(op.attr("bin_op", Attribute.class));
    String wrong = wrongType(combination, op.operand("val").type());
    if (wrong != null) check.error(wrong);
    else if (WEAK.contains(order(op, "ordering"))) check.error("expected at least 'monotonic' ordering");
  }

  private static @Nullable String wrongType(String combination, Type type) {
    if (combination.equals("xchg")) return isAtomic(type) ? null : "unexpected LLVM IR type for 'xchg' bin_op";
    if (!combination.startsWith("f")) return isInteger(type) ? null : "expected LLVM IR integer type";
    if (!(type instanceof VectorType vector)) return LlvmTypes.NUMBERS.contains(type) ? null : "expected LLVM IR floating point type";
    return LlvmTypes.NUMBERS.contains(vector.element()) ? null : "expected LLVM IR floating point type for vector element";
  }

  private static String order(Op op, String attribute) {
    return LlvmEnums.ORDERING.keyword(op.attr(attribute, Attribute.class));
  }

  private static boolean isInteger(Type type) {
    return type instanceof IntegerType integer && WIDTHS.contains(integer.width());
  }

  /** Whether a type can be accessed atomically: its size is a power of two of bytes. */
  static boolean isAtomic(Type type) {
    return switch (type) {
      case LlvmPointerType pointer -> true;
      case LlvmPpcFloatType twice -> true;
      case IntegerType integer -> WIDTHS.contains(integer.width()) || integer.width() == WIDEST;
      case FloatType(var format) -> WIDTHS.contains(format.width()) || format.width() == WIDEST;
      default -> false;
    };
  }
}
