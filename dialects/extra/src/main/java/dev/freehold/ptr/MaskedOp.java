// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ptr;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Trait;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TypeSets;
import java.util.List;

/** Masked load, store, gather and scatter: accesses several values where a mask is true. */
public final class MaskedOp extends Op {
  private static final TypeSet VALUES = Shaped.listOf(TypeSet.ANY);
  private static final TypeSet MASK = Shaped.listOf(TypeSets.I1);
  private static final TypeSet POINTERS = Shaped.listOf(PtrType.SET);
  private static final String ALIGNMENT = "(`alignment` `=` $alignment^)? attr-dict `:` ";

  static final List<OpDef<MaskedOp>> DEFS = List.of(
      load(define("gather").operand("ptrs", POINTERS, Effect.READS)).traits(matching("result, ptrs"))
          .assembly("$ptrs `,` $mask `,` $passthrough " + ALIGNMENT + "type($ptrs) `->` type($result)").build(),
      load(define("masked_load").operand("ptr", PtrType.SET, Effect.READS))
          .assembly("$ptr `,` $mask `,` $passthrough " + ALIGNMENT + "qualified(type($ptr)) `->` type($result)").build(),
      store(define("scatter").operand("value", VALUES).operand("ptrs", POINTERS, Effect.WRITES)).traits(matching("value, ptrs"))
          .assembly("$value `,` $ptrs `,` $mask " + ALIGNMENT + "type($value) `,` type($ptrs)").build(),
      store(define("masked_store").operand("value", VALUES).operand("ptr", PtrType.SET, Effect.WRITES))
          .assembly("$value `,` $ptr `,` $mask " + ALIGNMENT + "type($value) `,` qualified(type($ptr))").build());

  private MaskedOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<MaskedOp> define(String name) {
    return OpDef.of("ptr." + name, MaskedOp.class, MaskedOp::new).with(Alignment::declare);
  }

  private static OpDefBuilder<MaskedOp> load(OpDefBuilder<MaskedOp> op) {
    return op.operand("mask", MASK).operand("passthrough", VALUES).result("result", VALUES)
        .typeFrom("result and mask must be compatible", "result", "mask", Shaped::mask).sameType("result", "passthrough");
  }

  private static OpDefBuilder<MaskedOp> store(OpDefBuilder<MaskedOp> op) {
    return op.operand("mask", MASK).typeFrom("value and mask must be compatible", "value", "mask", Shaped::mask);
  }

  /** The constraint that there is a pointer for each value. */
  private static Trait matching(String both) {
    return (op, check) -> {
      boolean loads = op.resultCount() > 0;
      Type values = loads ? op.result().type() : op.operand("value").type();
      Type pointers = op.operand(loads ? 0 : 1).type();
      String all = "failed to verify that all of {" + both + "} have same ";
      if (!((ShapedType) values).hasSameShape((ShapedType) pointers)) check.error(all + "shape");
      else if (values.getClass() != pointers.getClass()) check.error(all + "type IDs");
    };
  }

  @Override
  protected void verify(Checker check) {
    Alignment.verify(this, check);
  }
}
