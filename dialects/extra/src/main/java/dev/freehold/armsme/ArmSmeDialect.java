// SPDX-License-Identifier: Apache-2.0
package dev.freehold.armsme;

import dev.freehold.dialects.syntax.EnumKind;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParsesAttributes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code arm_sme} dialect. */
public final class ArmSmeDialect implements Dialect, ParsesAttributes {
  @Override
  public String namespace() {
    return "arm_sme";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.families(List.of(Instructions.DEFS, TileAccessOp.DEFS, TileOp.DEFS));
  }

  @Override
  public @Nullable Attribute parseAttribute(String mnemonic, AttrParser parser) {
    return EnumKind.parse(List.of(ArmSmeEnums.LAYOUT, ArmSmeEnums.COMBINING, ArmSmeEnums.SIZE), mnemonic, parser);
  }
}
