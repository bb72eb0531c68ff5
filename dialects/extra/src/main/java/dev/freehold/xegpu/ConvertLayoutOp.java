// SPDX-License-Identifier: Apache-2.0
package dev.freehold.xegpu;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Converts the layout of a vector. */
public final class ConvertLayoutOp extends Op implements Pure {
  public static final OpDef<ConvertLayoutOp> DEF = OpDef.of("xegpu.convert_layout", ConvertLayoutOp.class, ConvertLayoutOp::new)
      .operand("source", XegpuTypes.VECTOR)
      .attr("input_layout", XegpuAttrs.ANY_LAYOUT)
      .attr("target_layout", XegpuAttrs.ANY_LAYOUT)
      .result("result", XegpuTypes.VECTOR)
      .sameType("source", "result")
      .traits(MatrixVerifier::convertLayout)
      .inferResults(state -> List.of(state.operands().getFirst().type()))
      .assembly("$source prop-dict attr-dict `:` type($source)")
      .build();

  private ConvertLayoutOp(OpState<?> state) {
    super(state);
  }

  /** As it is already. */
  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return attr("input_layout", Attribute.class).equals(prop("target_layout")) ? List.of(operand("source")) : null;
  }
}
