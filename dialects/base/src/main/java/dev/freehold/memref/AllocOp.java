// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import java.util.Collection;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Allocates a buffer that lives until it is freed: {@code %alloc = memref.alloc(%n) : memref<?x4xf32>}. */
public final class AllocOp extends Op implements AllocLike, NamesResults {
  public static final OpDef<AllocOp> DEF = OpDef.of("memref.alloc", AllocOp.class, AllocOp::new)
      .operands("dynamicSizes", TypeSets.INDEX)
      .operands("symbolOperands", TypeSets.INDEX)
      .optionalAttr("alignment", MemRefAttrs.ALIGNMENT)
      .operandSegments()
      .result("memref", MemRefTypes.RANKED, Effect.ALLOCATES)
      .traits(Traits.ofTypes("OperandCounts", AllocLike::verifyOperandCounts))
      .assembly("`(`$dynamicSizes`)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)")
      .canonicalize("constantSizes", (alloc, rw) -> AllocPatterns.constantSizes(alloc, rw, AllocOp::of))
      .canonicalize("unused", AllocPatterns::unused)
      .speculatableIf(AllocLike.SIZES, AllocLike::areSizesKnown)
      .build();

  private AllocOp(OpState<?> state) {
    super(state);
  }

  public static OpState<AllocOp> of(MemRefType type, Collection<? extends Value> dynamicSizes) {
    return of(type, dynamicSizes, List.of(), null);
  }

  public static OpState<AllocOp> of(
      MemRefType type, Collection<? extends Value> dynamicSizes, Collection<? extends Value> symbols, @Nullable Attribute alignment) {
    return DEF.state().operandSegments(dynamicSizes, symbols).prop("alignment", alignment).results(type);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "alloc");
  }
}
