// SPDX-License-Identifier: Apache-2.0
package dev.freehold.armsme;

import dev.freehold.dialects.syntax.EnumKind;

/** The attributes of the dialect, which are enums. */
final class ArmSmeEnums {
  static final EnumKind LAYOUT = EnumKind.bracketed("arm_sme", "layout", "::mlir::arm_sme::TileSliceLayout", "horizontal", "vertical")
      .called("ArmSME_TileSliceLayoutAttr", "value");
  static final EnumKind COMBINING = EnumKind.bracketed("arm_sme", "kind", "::mlir::arm_sme::CombiningKind", "add", "sub")
      .called("ArmSME_CombiningKindAttr", "value");
  static final EnumKind SIZE = EnumKind.bracketed("arm_sme", "type_size", "::mlir::arm_sme::TypeSize", "byte", "half", "word", "double")
      .called("ArmSME_TypeSizeAttr", "value");

  private ArmSmeEnums() {}
}
