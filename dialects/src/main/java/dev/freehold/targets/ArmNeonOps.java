// SPDX-License-Identifier: Apache-2.0
package dev.freehold.targets;

import dev.freehold.dialects.syntax.PureDeclaredOp;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Type;
import dev.freehold.ir.TypeSet;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.VectorType;
import java.util.ArrayList;
import java.util.List;

/** The operations of the {@code arm_neon} dialect. */
final class ArmNeonOps {
  /** What fills a register of 64 bits. */
  private static final TypeSet NARROW = TypeSet.of(
      "vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer values of length 8/4/2", ArmNeonOps::isNarrow);

  static final List<OpDef<?>> DEFS = new ArrayList<>();

  static {
    for (String name : List.of("intr.bfmmla", "intr.smmla", "intr.ummla", "intr.usmmla")) {
      DEFS.add(PureDeclaredOp.define("arm_neon." + name).operand("acc", TypeSet.ANY).operand("src1", TypeSet.ANY).operand("src2", TypeSet.ANY)
          .result("res", TypeSet.ANY).sameType("src1", "src2").sameType("acc", "res")
          .assembly("$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)").build());
    }
    for (String name : List.of("2d.sdot", "intr.sdot")) {
      DEFS.add(PureDeclaredOp.define("arm_neon." + name).operand("a", TypeSet.ANY).operand("b", TypeSet.ANY).operand("c", TypeSet.ANY)
          .result("res", TypeSet.ANY).sameType("b", "c").sameType("a", "res")
          .assembly("$a `,` $b `,` $c attr-dict `:` type($b) `,` type($c) `to` type($res)").build());
    }
    DEFS.add(PureDeclaredOp.define("arm_neon.intr.smull").operand("a", NARROW).operand("b", NARROW).result("res", TypeSet.ANY)
        .sameType("a", "b").typeFrom("res has same vector shape and element bitwidth scaled by 2 as a", "a", "res", ArmNeonOps::widened)
        .assembly("$a `,` $b attr-dict `:` type($a) `to` type($res)").build());
  }

  private ArmNeonOps() {}

  private static boolean isNarrow(Type type) {
    return type instanceof VectorType vector && vector.element() instanceof IntegerType element && element.isSignless()
        && List.of(8, 16, 32).contains(element.width()) && vector.rank() == 1 && List.of(2L, 4L, 8L).contains(vector.size(0));
  }

  private static Type widened(Type type) {
    VectorType vector = (VectorType) type;
    return VectorType.of(vector.shape(), IntegerType.of(2 * ((IntegerType) vector.element()).width()));
  }
}
