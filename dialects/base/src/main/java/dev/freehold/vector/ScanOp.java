// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.text.Printing;
import java.util.function.BiConsumer;

/** The intermediate results of combining along a dimension. */
public final class ScanOp extends Op implements Pure, NamesResults {
  public static final OpDef<ScanOp> DEF = OpDef.of("vector.scan", ScanOp.class, ScanOp::new)
      .operand("source", VectorTypes.NON_ZERO_RANK)
      .operand("initial_value", VectorTypes.ANY)
      .attr("kind", VectorEnums.COMBINING.set("Kind of combining function for contractions and reductions"))
      .attr("reduction_dim", AttrSets.I64)
      .attr("inclusive", AttrSets.BOOL)
      .result("dest", VectorTypes.NON_ZERO_RANK)
      .result("accumulated_value", VectorTypes.ANY)
      .sameType("source", "dest")
      .sameType("initial_value", "accumulated_value")
      .assembly("$kind `,` $source `,` $initial_value attr-dict `:` type($source) `,` type($initial_value) ")
      .build();

  private ScanOp(OpState<?> state) {
    super(state);
  }

  public Value source() {
    return operand("source");
  }

  public Value initialValue() {
    return operand("initial_value");
  }

  @Override
  protected void verify(Checker check) {
    VectorType source = VectorTypes.vector(source());
    VectorType initial = VectorTypes.vector(initialValue());
    long along = prop("reduction_dim", IntegerAttr.class).longValue();
    if (along >= source.rank()) {
      check.error("reduction dimension " + along + " has to be less than " + source.rank());
    } else if (initial.rank() != source.rank() - 1) {
      check.error("initial value rank " + initial.rank() + " has to be equal to " + (source.rank() - 1));
    } else {
      verifySizes(source, initial, (int) along, check);
    }
    if (!check.failed() && !Combining.fits(prop("kind", EnumAttr.class), initial.element())) {
      check.error("unsupported reduction type " + Printing.quoted(initial.element()) + " for kind '" + prop("kind", EnumAttr.class).keyword() + "'");
    }
  }

  private static void verifySizes(VectorType source, VectorType initial, int along, Checker check) {
    for (int i = 0; i < initial.rank(); i++) {
      if (initial.size(i) == source.size(i < along ? i : i + 1)) continue;
      check.error("incompatible input/initial value shapes");
      return;
    }
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result("dest"), "dest");
    name.accept(result("accumulated_value"), "accumulated_value");
  }
}
