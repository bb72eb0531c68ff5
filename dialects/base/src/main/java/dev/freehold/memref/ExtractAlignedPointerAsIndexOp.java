// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import java.util.function.BiConsumer;

/** The address of the memory of a buffer, as an index. */
public final class ExtractAlignedPointerAsIndexOp extends Op implements Pure, NamesResults {
  public static final OpDef<ExtractAlignedPointerAsIndexOp> DEF =
      OpDef.of("memref.extract_aligned_pointer_as_index", ExtractAlignedPointerAsIndexOp.class, ExtractAlignedPointerAsIndexOp::new)
          .operand("source", MemRefTypes.ANY)
          .result("aligned_pointer", TypeSets.INDEX)
          .assembly("$source `:` type($source) `->` type(results) attr-dict")
          .build();

  private ExtractAlignedPointerAsIndexOp(OpState<?> state) {
    super(state);
  }

  public static OpState<ExtractAlignedPointerAsIndexOp> of(Value source) {
    return DEF.state().operands(source).results(IndexType.INSTANCE);
  }

  public Value source() {
    return operand("source");
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "intptr");
  }
}
