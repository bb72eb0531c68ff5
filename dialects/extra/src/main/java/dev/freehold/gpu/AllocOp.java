// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.memref.Layouts;
import dev.freehold.memref.MemRefTypes;
import java.util.function.BiConsumer;

/** Allocates on the device: {@code %memref, %token = gpu.alloc async [%dep] host_shared (%n) : memref<64x?xf32, 1>}. */
public final class AllocOp extends Op implements NamesResults {
  public static final OpDef<AllocOp> DEF = AsyncDependencies.in(OpDef.of("gpu.alloc", AllocOp.class, AllocOp::new))
      .operands("asyncDependencies", AsyncTokenType.SET)
      .operands("dynamicSizes", TypeSets.INDEX)
      .operands("symbolOperands", TypeSets.INDEX)
      .optionalAttr("hostShared", AttrSets.UNIT)
      .operandSegments()
      .result("memref", MemRefTypes.RANKED, Effect.ALLOCATES)
      .optionalResult("asyncToken", AsyncTokenType.SET)
      .assembly("custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) (` ` `host_shared` $hostShared^)? ` ` "
          + "`(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)")
      .build();

  private AllocOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    MemRefType type = (MemRefType) result("memref").type();
    int sizes = operandSegment("dynamicSizes").size();
    if (sizes != type.shape().dynamicCount()) {
      check.error("incorrect number of dynamic sizes, has " + sizes + ", expected " + type.shape().dynamicCount());
    } else if (operandSegment("symbolOperands").size() != Layouts.symbolCount(type)) {
      check.error("symbol operand count does not equal memref symbol count");
    }
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result("memref"), "memref");
    if (resultCount() > 1) name.accept(result(1), "asyncToken");
  }
}
