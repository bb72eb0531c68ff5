// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.AutomaticAllocationScope;
import dev.freehold.ir.iface.NamesResults;
import java.util.Collection;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Allocates a buffer that lives until the allocation scope around it is left: {@code %alloca = memref.alloca() : memref<4xf32>}. */
public final class AllocaOp extends Op implements AllocLike, NamesResults {
  public static final OpDef<AllocaOp> DEF = OpDef.of("memref.alloca", AllocaOp.class, AllocaOp::new)
      .operands("dynamicSizes", TypeSets.INDEX)
      .operands("symbolOperands", TypeSets.INDEX)
      .optionalAttr("alignment", MemRefAttrs.ALIGNMENT)
      .operandSegments()
      .result("memref", MemRefTypes.RANKED, Effect.ALLOCATES_IN_SCOPE)
      .assembly("`(`$dynamicSizes`)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)")
      .canonicalize("constantSizes", (alloc, rw) -> AllocPatterns.constantSizes(alloc, rw, AllocaOp::of))
      .canonicalize("unused", AllocPatterns::unused)
      .speculatableIf(AllocLike.SIZES, AllocLike::areSizesKnown)
      .build();

  private AllocaOp(OpState<?> state) {
    super(state);
  }

  public static OpState<AllocaOp> of(
      MemRefType type, Collection<? extends Value> dynamicSizes, Collection<? extends Value> symbols, @Nullable Attribute alignment) {
    return DEF.state().operandSegments(dynamicSizes, symbols).prop("alignment", alignment).results(type);
  }

  @Override
  protected void verify(Checker check) {
    if (parentOfType(AutomaticAllocationScope.class) == null) {
      check.error("requires an ancestor op with AutomaticAllocationScope trait");
    } else {
      AllocLike.verifyOperandCounts(this, check);
    }
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "alloca");
  }
}
