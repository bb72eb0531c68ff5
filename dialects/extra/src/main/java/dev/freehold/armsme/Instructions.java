// SPDX-License-Identifier: Apache-2.0
package dev.freehold.armsme;

import dev.freehold.dialects.syntax.Agreement;
import dev.freehold.dialects.syntax.DeclaredOp;
import dev.freehold.ir.Effect;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.llvm.LlvmPointerType;
import dev.freehold.llvm.LlvmTypes;
import java.util.ArrayList;
import java.util.List;

/** The instructions that operations on tiles become, and the question how long a vector is. */
final class Instructions {
  static final List<OpDef<?>> DEFS = new ArrayList<>();

  static {
    DEFS.add(DeclaredOp.pure("arm_sme.streaming_vl").attr("type_size", ArmSmeEnums.SIZE.set("Size of a vector element type"))
        .result("", TypeSets.INDEX).inferResults(state -> List.of(IndexType.INSTANCE))
        .assembly("$type_size attr-dict").build());
    DEFS.add(define("zero").attr("tile_mask", AttrSets.I32).build());
    DEFS.add(define("cntsd").result("res", LlvmTypes.ANY).traits((op, check) -> {
      if (!op.result().type().equals(IntegerType.of(64))) check.error("failed to verify that `res` is i64");
    }).build());
    DEFS.add(define("str").operand("index", TypeSets.I32).operand("store_address", LlvmPointerType.SET, Effect.WRITES)
        .operand("offset", TypeSets.I32).build());
    for (String name : List.of("mopa", "mops", "mopa.wide", "mops.wide", "smopa.wide", "smops.wide", "umopa.wide", "umops.wide", "sumopa.wide",
        "sumops.wide", "usmopa.wide", "usmops.wide", "smopa.za32", "umopa.za32", "smops.za32", "umops.za32")) {
      DEFS.add(onTile(name).operand("lhs_predicate", Types.FACTOR_MASK).operand("rhs_predicate", Types.FACTOR_MASK)
          .operand("lhs_vector", Types.FACTOR).operand("rhs_vector", Types.FACTOR).build());
    }
    for (String direction : List.of("horiz", "vert")) {
      for (String size : List.of("b", "h", "w", "d", "q")) {
        transfer("ld1" + size + "." + direction, "load_address");
        transfer("st1" + size + "." + direction, "store_address", Effect.WRITES);
      }
      DEFS.add(onTile("write." + direction).operand("tile_slice_index", TypeSets.I32).operand("predicate", Types.MASK)
          .operand("vector", Types.SLICE).traits(Agreement.inShape("predicate", "vector")).build());
      DEFS.add(onTile("read." + direction).operand("vector", Types.SLICE).operand("predicate", Types.MASK)
          .operand("tile_slice_index", TypeSets.I32).result("res", LlvmTypes.ANY)
          .traits(Agreement.inShape("vector", "predicate", "res"), Agreement.inElement("vector", "res")).build());
    }
  }

  private Instructions() {}

  private static OpDefBuilder<DeclaredOp> define(String name) {
    return DeclaredOp.define("arm_sme.intr." + name);
  }

  private static OpDefBuilder<DeclaredOp> onTile(String name) {
    return define(name).attr("tile_id", AttrSets.I32);
  }

  private static void transfer(String name, String address, Effect... effects) {
    DEFS.add(onTile(name).operand("predicate", Types.MASK).operand(address, LlvmPointerType.SET, effects)
        .operand("tile_slice_index", TypeSets.I32).build());
  }
}
