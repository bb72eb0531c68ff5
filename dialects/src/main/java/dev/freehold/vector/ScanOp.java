// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import java.util.function.BiConsumer;

/** The intermediate results of combining along a dimension. */
public final class ScanOp extends Op implements Pure, NamesResults {
  public static final OpDef<ScanOp> DEF = OpDef.of("vector.scan", ScanOp.class, ScanOp::new)
      .operand("source", VectorTypes.ANY)
      .operand("initial_value", VectorTypes.ANY)
      .attr("kind", VectorEnums.COMBINING.set("Kind of combining function for contractions and reductions"))
      .attr("reduction_dim", AttrSets.I64)
      .attr("inclusive", AttrSets.BOOL)
      .result("dest", VectorTypes.ANY)
      .result("accumulated_value", VectorTypes.ANY)
      .sameType("source", "dest")
      .sameType("initial_value", "accumulated_value")
      .assembly("$kind `,` $source `,` $initial_value attr-dict `:` type($source) `,` type($initial_value) ")
      .build();

  private ScanOp(OpState<?> state) {
    super(state);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(0), "dest");
    name.accept(result(1), "accumulated_value");
  }
}
