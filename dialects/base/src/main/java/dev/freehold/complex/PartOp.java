// SPDX-License-Identifier: Apache-2.0
package dev.freehold.complex;

import dev.freehold.arith.Constants;
import dev.freehold.arith.NegFOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The real or the imaginary part of a complex number: {@code complex.re %z : complex<f32>}. */
public final class PartOp extends Op implements Pure {
  public static final OpDef<PartOp> RE = declare("complex.re");
  public static final OpDef<PartOp> IM = declare("complex.im");

  private PartOp(OpState<?> state) {
    super(state);
  }

  public Value complex() {
    return operand("complex");
  }

  private static OpDef<PartOp> declare(String name) {
    return Functions.toPart(OpDef.of(name, PartOp.class, PartOp::new)).canonicalize("ofNegation", PartOp::ofNegation).build();
  }

  /** 0 for the real part, 1 for the imaginary one. */
  private int index() {
    return def() == RE ? 0 : 1;
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    if (Constants.of(complex()) instanceof ArrayAttr parts && parts.size() == 2) return List.of(parts.get(index()));
    return complex().definingOp() instanceof CreateOp create ? List.of(create.operand(index())) : null;
  }

  /** re(-create(a, b)) = -a */
  private static void ofNegation(PartOp op, Rewriter rewriter) {
    if (!(Functions.call(op.complex(), "complex.neg") instanceof Op negation)) return;
    if (!(negation.operand("complex").definingOp() instanceof CreateOp create)) return;
    rewriter.replaceWith(op, NegFOp.DEF.state().operands(create.operand(op.index())).results(op.result().type()));
  }
}
