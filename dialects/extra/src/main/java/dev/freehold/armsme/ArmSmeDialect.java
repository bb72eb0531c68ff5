// SPDX-License-Identifier: Apache-2.0
package dev.freehold.armsme;

import dev.freehold.dialects.syntax.EnumKind;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.text.AttrParser;
import java.util.List;

/** The {@code arm_sme} dialect. */
public final class ArmSmeDialect implements Dialect {
  static final EnumKind LAYOUT = EnumKind.bracketed("arm_sme", "layout", "::mlir::arm_sme::TileSliceLayout", "horizontal", "vertical")
      .called("ArmSME_TileSliceLayoutAttr", "value");
  static final EnumKind COMBINING = EnumKind.bracketed("arm_sme", "kind", "::mlir::arm_sme::CombiningKind", "add", "sub")
      .called("ArmSME_CombiningKindAttr", "value");
  static final EnumKind SIZE = EnumKind.bracketed("arm_sme", "type_size", "::mlir::arm_sme::TypeSize", "byte", "half", "word", "double")
      .called("ArmSME_TypeSizeAttr", "value");

  @Override
  public String namespace() {
    return "arm_sme";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.families(List.of(Instructions.DEFS, TileAccessOp.DEFS, TileOp.DEFS));
  }

  @Override
  public Attribute parseAttribute(String mnemonic, AttrParser parser) {
    return EnumKind.parse(List.of(LAYOUT, COMBINING, SIZE), mnemonic, parser);
  }
}
