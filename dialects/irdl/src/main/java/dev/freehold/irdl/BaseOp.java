// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.SymbolUser;
import org.jspecify.annotations.Nullable;

/** Accepts types or attributes of one kind, whatever their parameters: {@code irdl.base @cmath::@complex}, {@code irdl.base "!builtin.integer"}. */
public final class BaseOp extends Op implements ConstraintOp, SymbolUser {
  public static final OpDef<BaseOp> DEF = OpDef.of("irdl.base", BaseOp.class, BaseOp::new)
      .optionalAttr("base_ref", AttrSets.SYMBOL_REF)
      .optionalAttr("base_name", AttrSets.STRING)
      .result("output", HandleType.ATTRIBUTE.set())
      .traits(IN_DEFINITION)
      .assembly("($base_ref^)? ($base_name^)? ` ` attr-dict")
      .build();

  private BaseOp(OpState<?> state) {
    super(state);
  }

  /** The definition of the kind, or null where it has a {@link #kindName}. */
  public @Nullable SymbolRefAttr reference() {
    return (SymbolRefAttr) prop("base_ref");
  }

  /** The name of the kind with its sigil, or null where there is a {@link #reference}. */
  public @Nullable String kindName() {
    return prop("base_name") instanceof StringAttr name ? name.value() : null;
  }

  @Override
  protected void verify(Checker check) {
    if (kindName() == null == (reference() == null)) {
      check.error("the base type or attribute should be specified by either a name or a reference");
    } else if (kindName() != null && !kindName().startsWith("!") && !kindName().startsWith("#")) {
      check.error("the base type or attribute name should start with '!' or '#'");
    }
  }

  @Override
  public void verifySymbols(Checker check) {
    if (reference() != null) References.verify(this, reference(), check);
  }
}
