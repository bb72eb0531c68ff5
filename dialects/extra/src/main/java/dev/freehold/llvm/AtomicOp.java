// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerType;
import java.util.List;

/** Reads, changes and writes memory at once, or orders such changes: {@code llvm.atomicrmw add %p, %x monotonic : !llvm.ptr, i32}. */
public final class AtomicOp extends Op {
  private static final String SCOPE = "(`syncscope` `(` $syncscope^ `)`)? ";

  static final List<OpDef<AtomicOp>> DEFS = List.of(
      common(define("atomicrmw")
          .attr("bin_op", LlvmEnums.ATOMIC_OPERATION.set("bin_op"))
          .operand("ptr", LlvmPointerType.SET).operand("val", LlvmTypes.ATOMIC)
          .attr("ordering", LlvmEnums.ORDERING.set("ordering"))
          .result("res", LlvmTypes.ATOMIC).typeFrom("result #0 and operand #1 have the same type", "val", "res", type -> type)
          .inferResults(state -> List.of(state.operands().get(1).type()))
          .assembly("(`volatile` $volatile_^)? $bin_op $ptr `,` $val " + SCOPE + "$ordering attr-dict `:` qualified(type($ptr)) `,` type($val)")),
      common(define("cmpxchg")
          .operand("ptr", LlvmPointerType.SET).operand("cmp", LlvmTypes.INTEGER_OR_POINTER).operand("val", LlvmTypes.INTEGER_OR_POINTER)
          .attr("success_ordering", LlvmEnums.ORDERING.set("success_ordering"))
          .attr("failure_ordering", LlvmEnums.ORDERING.set("failure_ordering"))
          .optionalAttr("weak", AttrSets.UNIT)
          .result("res", LlvmTypes.STRUCTS).typeFrom("operand #1 and operand #2 have the same type", "val", "cmp", type -> type)
          .typeFrom("result #0 has an LLVM struct type consisting of the type of operand #2 and a bool", "val", "res", AtomicOp::withSuccess)
          .inferResults(state -> List.of(withSuccess(state.operands().get(2).type())))
          .assembly("(`weak` $weak^)? (`volatile` $volatile_^)? $ptr `,` $cmp `,` $val " + SCOPE
              + "$success_ordering $failure_ordering attr-dict `:` qualified(type($ptr)) `,` type($val)")),
      define("fence")
          .attr("ordering", LlvmEnums.ORDERING.set("ordering")).optionalAttr("syncscope", AttrSets.STRING)
          .assembly(SCOPE + "$ordering attr-dict").build());

  private AtomicOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    switch (name()) {
      case "llvm.fence" -> AtomicVerifier.fence(this, check);
      case "llvm.cmpxchg" -> AtomicVerifier.exchange(this, check);
      default -> AtomicVerifier.combination(this, check);
    }
  }

  private static Type withSuccess(Type exchanged) {
    return new LlvmStructType(null, false, false, List.of(exchanged, IntegerType.I1));
  }

  private static OpDefBuilder<AtomicOp> define(String name) {
    return OpDef.of("llvm." + name, AtomicOp.class, AtomicOp::new);
  }

  private static OpDef<AtomicOp> common(OpDefBuilder<AtomicOp> builder) {
    return MemoryAttrs.withAliases(builder).optionalAttr("syncscope", AttrSets.STRING).optionalAttr("alignment", AttrSets.I64)
        .optionalAttr("volatile_", AttrSets.UNIT).build();
  }
}
