// SPDX-License-Identifier: Apache-2.0
package dev.freehold.smt;

import dev.freehold.dialects.syntax.DeclaredOp;
import dev.freehold.dialects.syntax.Keywords;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerType;
import java.util.ArrayList;
import java.util.List;

/** The table of functions of vectors of bits. */
final class BitVectors {
  static final List<OpDef<?>> DEFS = new ArrayList<>();

  static {
    for (String name : List.of("not", "neg")) {
      DEFS.add(define("bv." + name).operand("input", Types.BIT_VECTOR).result("result", Types.BIT_VECTOR)
          .traits(Traits.SAME_OPERANDS_AND_RESULT_TYPE).inferResults(DeclaredOp::first)
          .assembly("$input attr-dict `:` qualified(type($result))").build());
    }
    for (String name : List.of("and", "or", "xor", "add", "mul", "udiv", "sdiv", "urem", "srem", "smod", "shl", "lshr", "ashr")) {
      DEFS.add(define("bv." + name).operand("lhs", Types.BIT_VECTOR).operand("rhs", Types.BIT_VECTOR).result("result", Types.BIT_VECTOR)
          .traits(Traits.SAME_OPERANDS_AND_RESULT_TYPE).inferResults(DeclaredOp::first)
          .assembly("$lhs `,` $rhs attr-dict `:` qualified(type($result))").build());
    }
    DEFS.add(define("bv.cmp")
        .attr("pred", Keywords.set(IntegerType.of(64), "pred", null, "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"))
        .operand("lhs", Types.BIT_VECTOR).operand("rhs", Types.BIT_VECTOR).result("result", Types.BOOL).traits(Traits.SAME_TYPE_OPERANDS)
        .assembly("$pred $lhs `,` $rhs attr-dict `:` qualified(type($lhs))").build());
    DEFS.add(define("bv.concat").operand("lhs", Types.BIT_VECTOR).operand("rhs", Types.BIT_VECTOR).result("result", Types.BIT_VECTOR)
        .inferResults(BitVectors::concatenated).assembly("$lhs `,` $rhs attr-dict `:` qualified(type(operands))").build());
    DEFS.add(define("bv2int").operand("input", Types.BIT_VECTOR).optionalAttr("is_signed", AttrSets.UNIT).result("result", Types.INT)
        .assembly("$input (`signed` $is_signed^)? attr-dict `:` qualified(type($input))").build());
  }

  private BitVectors() {}

  private static OpDefBuilder<DeclaredOp> define(String name) {
    return DeclaredOp.pure("smt." + name);
  }

  private static List<Type> concatenated(OpState<?> state) {
    Type lhs = state.operands().getFirst().type();
    Type rhs = state.operands().getLast().type();
    return List.of(new BitVectorType(BitVectorType.width(lhs) + BitVectorType.width(rhs)));
  }
}
