// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ub;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ir.iface.Pure;
import java.util.List;

/** A value that means nothing; using it for more than passing it on is undefined. */
public final class PoisonOp extends Op implements ConstantLike, Pure {
  public static final OpDef<PoisonOp> DEF = OpDef.of("ub.poison", PoisonOp.class, PoisonOp::new)
      .defaultAttr("value", AttrSet.of("PoisonAttrInterface instance", PoisonAttr.class::isInstance), PoisonAttr.INSTANCE)
      .result("result", TypeSet.ANY)
      .assembly("attr-dict (`<` $value^ `>`)? `:` type($result)")
      .build();

  private PoisonOp(OpState<?> state) {
    super(state);
  }

  public static OpState<PoisonOp> of(Attribute value, Type type) {
    return DEF.state().prop("value", value).results(type);
  }

  @Override
  public Attribute value() {
    return prop("value", Attribute.class);
  }

  @Override
  protected List<Folded> fold(Rewriter rw) {
    return List.of(value());
  }
}
