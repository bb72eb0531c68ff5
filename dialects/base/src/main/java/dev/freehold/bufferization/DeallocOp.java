// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferization;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.MayFree;
import dev.freehold.memref.MemRefTypes;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Frees each memref whose condition holds, unless one of the retained memrefs is in the same buffer; a buffer that is named
 * twice is freed once. For each retained memref the result is whether it still has to be freed.
 *
 * <pre>
 *   %own:2 = bufferization.dealloc (%a, %b : memref&lt;2xf32&gt;, memref&lt;4xf32&gt;) if (%c, %d) retain (%r, %s : memref&lt;?xf32&gt;, memref&lt;f64&gt;)
 * </pre>
 */
public final class DeallocOp extends Op implements MayFree {
  public static final OpDef<DeallocOp> DEF = OpDef.of("bufferization.dealloc", DeallocOp.class, DeallocOp::new)
      .operands("memrefs", MemRefTypes.ANY)
      .operands("conditions", TypeSets.I1)
      .operands("retained", MemRefTypes.ANY)
      .operandSegments()
      .results("updatedConditions", TypeSets.I1)
      .inferResults(DeallocOp::infer)
      .traits(Traits.ofTypes("Counts", DeallocOp::verifyCounts))
      .assembly("(` ``(` $memrefs^ `:` type($memrefs) `)` `if` ` ` `(` $conditions `)` )? "
          + "(`retain` ` ` `(` $retained^ `:` type($retained) `)` )? attr-dict")
      .canonicalize("DeallocRemoveDuplicateDeallocMemrefs", DeallocPatterns::mergeMemrefs)
      .canonicalize("DeallocRemoveDuplicateRetainedMemrefs", DeallocPatterns::mergeRetained)
      .canonicalize("EraseEmptyDealloc", DeallocPatterns::eraseEmpty)
      .canonicalize("EraseAlwaysFalseDealloc", DeallocPatterns::eraseNeverFreed)
      .canonicalize("SkipExtractMetadataOfAlloc", DeallocPatterns::skipMetadataOfAllocation)
      .canonicalize("RemoveAllocDeallocPairWhenNoOtherUsers", DeallocPatterns::eraseUnusedAllocations)
      .build();

  private DeallocOp(OpState<?> state) {
    super(state);
  }

  @Override
  public List<? extends Value> mayFree() {
    return memrefs();
  }

  public static OpState<DeallocOp> of(
      Collection<? extends Value> memrefs, Collection<? extends Value> conditions, Collection<? extends Value> retained) {
    return DEF.state().operandSegments(memrefs, conditions, retained).inferResults();
  }

  private static @Nullable List<Type> infer(OpState<DeallocOp> state) {
    if (!(state.prop("operandSegmentSizes") instanceof DenseArrayAttr sizes) || sizes.ints().length != 3) return null;
    return Collections.nCopies(sizes.ints()[2], IntegerType.I1);
  }

  public OperandRange memrefs() {
    return operandSegment("memrefs");
  }

  public OperandRange conditions() {
    return operandSegment("conditions");
  }

  public OperandRange retained() {
    return operandSegment("retained");
  }

  /** For each retained memref, whether it still has to be freed. */
  public List<Value.Result> updatedConditions() {
    return results();
  }

  private static void verifyCounts(Op op, Checker check) {
    DeallocOp dealloc = (DeallocOp) op;
    if (dealloc.memrefs().size() != dealloc.conditions().size()) {
      check.error("must have the same number of conditions as memrefs to deallocate");
    } else if (dealloc.retained().size() != op.resultCount()) {
      check.error("must have the same number of updated conditions (results) as retained operands");
    }
  }
}
