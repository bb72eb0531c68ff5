// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.arith.Constants;
import dev.freehold.arith.Division;
import dev.freehold.ir.NoMemoryEffect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.PropertyCode;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Arithmetic of two operands of one type: {@code llvm.add %a, %b overflow<nsw> : i32}. */
public final class ArithmeticOp extends Op implements NoMemoryEffect {
  private static final Set<String> COMMUTATIVE = Set.of("add", "mul");

  static final List<OpDef<ArithmeticOp>> DEFS = new ArrayList<>();

  static {
    for (String name : List.of("add", "sub", "mul", "shl")) {
      DEFS.add(define(name, " (`overflow` `` $overflowFlags^)?")
          .defaultAttr("overflowFlags", LlvmEnums.OVERFLOW, IntegerAttr.of(IntegerType.I32, 0), PropertyCode.NUMBER).build());
    }
    for (String name : List.of("udiv", "sdiv", "lshr", "ashr")) DEFS.add(define(name, " ").optionalAttr("isExact", AttrSets.UNIT).build());
    for (String name : List.of("urem", "srem", "and", "xor")) DEFS.add(define(name, " ").build());
    DEFS.add(define("or", " ").optionalAttr("isDisjoint", AttrSets.UNIT).build());
    for (String name : List.of("fadd", "fsub", "fmul", "fdiv", "frem")) {
      DEFS.add(define(name, " ").defaultAttr("fastmathFlags", FastMathAttr.SET, FastMathAttr.NONE).build());
    }
  }

  private ArithmeticOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    if (!(Constants.of(operand("lhs")) instanceof IntegerAttr lhs && Constants.of(operand("rhs")) instanceof IntegerAttr rhs)) return null;
    return switch (name()) {
      case "llvm.or" -> List.of(IntegerAttr.of(result().type(), lhs.value().or(rhs.value())));
      case "llvm.shl" -> shiftLeft(lhs, rhs.unsigned());
      default -> null;
    };
  }

  private @Nullable List<Folded> shiftLeft(IntegerAttr shifted, BigInteger by) {
    boolean undefined = by.compareTo(BigInteger.valueOf(IntegerAttr.width(result().type()))) >= 0;
    return undefined ? null : List.of(IntegerAttr.of(result().type(), shifted.value().shiftLeft(by.intValue())));
  }

  private static OpDefBuilder<ArithmeticOp> define(String name, String flags) {
    String keyword = switch (name) {
      case "udiv", "sdiv", "lshr", "ashr" -> "(`exact` $isExact^)? ";
      case "or" -> "(`disjoint` $isDisjoint^)? ";
      default -> "";
    };
    TypeSet type = name.startsWith("f") ? LlvmTypes.NUMBERS : LlvmTypes.INTEGERS;
    OpDefBuilder<ArithmeticOp> builder = OpDef.of("llvm." + name, ArithmeticOp.class, ArithmeticOp::new);
    if (COMMUTATIVE.contains(name)) builder.traits(Traits.COMMUTATIVE);
    // The reference takes remainders for operations that cannot fault.
    if (!name.endsWith("div") || name.startsWith("f")) builder.pure();
    switch (name) {
      case "sdiv", "srem" -> builder.speculatableIf(Division.SIGNED, op -> Division.isSafeSigned(op.operand("rhs")));
      case "udiv", "urem" -> builder.speculatableIf(Division.UNSIGNED, op -> Division.isSafeUnsigned(op.operand("rhs")));
      default -> {}
    }
    return builder
        .operand("lhs", type).operand("rhs", type).result("res", type)
        .traits(Traits.SAME_OPERANDS_AND_RESULT_TYPE)
        .inferResults(state -> List.of(state.operands().getFirst().type()))
        .assembly(keyword + "$lhs `,` $rhs" + flags + " attr-dict `:` type($res)");
  }
}
