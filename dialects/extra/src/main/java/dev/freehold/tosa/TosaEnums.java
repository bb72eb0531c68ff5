// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.dialects.syntax.EnumKind;
import dev.freehold.ir.attribute.AttrSet;
import java.util.List;

/** The enum attributes of the dialect: {@code #tosa.nan_mode<IGNORE>}. */
final class TosaEnums {
  static final EnumKind NAN_MODE = kind("nan_mode", "NanPropagationMode", "PROPAGATE", "IGNORE");
  static final EnumKind RESIZE_MODE = kind("resize_mode", "ResizeMode", "NEAREST_NEIGHBOR", "BILINEAR");
  static final EnumKind ROUNDING_MODE = kind("rounding_mode", "RoundingMode", "SINGLE_ROUND", "INEXACT_ROUND", "DOUBLE_ROUND");
  static final EnumKind BLOCK_SIZE = kind("block_size", "BlockSize", "BLOCK_SIZE_32");

  static final EnumKind SPECIFICATION_VERSION =
      EnumKind.bracketed("tosa", "specification_version", "::mlir::tosa::SpecificationVersion", "1.0", "1.1.draft")
          .called("Tosa_SpecificationVersion", "value");
  static final EnumKind LEVEL = kind("level", "Level", "none", "8k");
  static final EnumKind PROFILE = kind("prof", "Profile", "pro_int", "pro_fp", "none");
  static final EnumKind EXTENSION = kind("ext", "Extension", "none", "int16", "int4", "bf16", "fp8e4m3", "fp8e5m2", "fft", "variable",
      "controlflow", "doubleround", "inexactround", "dynamic", "mxfp", "int64", "shape");

  static final List<EnumKind> ALL =
      List.of(NAN_MODE, RESIZE_MODE, ROUNDING_MODE, BLOCK_SIZE, SPECIFICATION_VERSION, LEVEL, PROFILE, EXTENSION);

  static final AttrSet ROUNDING_MODES = ROUNDING_MODE.set("Supported rounding modes");
  static final AttrSet BLOCK_SIZES = BLOCK_SIZE.set("Supported block sizes for block-scaled operations");

  private TosaEnums() {}

  private static EnumKind kind(String mnemonic, String name, String... keywords) {
    return EnumKind.bracketed("tosa", mnemonic, "::mlir::tosa::" + name, keywords).called("Tosa_" + name + "Attr", "value");
  }
}
