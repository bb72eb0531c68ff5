// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.dialects.syntax.AttrKinds;
import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.dialects.syntax.StructKind.Parameter;
import dev.freehold.dialects.syntax.StructKind;
import java.util.Arrays;
import java.util.List;

/** The attributes of the dialect: enums, and attributes with parameters. */
final class TosaAttrs {
  /** The zero points of quantized operations, which are operands by now. */
  private static final List<StructKind> ZERO_POINTS = List.of(zeroPoints("conv_quant", "Conv", "input_zp", "weight_zp"),
      zeroPoints("matmul_quant", "MatMul", "a_zp", "b_zp"), zeroPoints("pad_quant", "Pad", "input_zp"),
      zeroPoints("unary_quant", "Unary", "input_zp", "output_zp"));
  static final AttrKinds KINDS = new AttrKinds(TosaEnums.ALL, ZERO_POINTS);

  private static StructKind zeroPoints(String mnemonic, String operation, String... names) {
    Parameter[] parameters = Arrays.stream(names).map(name -> Parameter.required(name, ParameterSyntax.SIGNED_64)).toArray(Parameter[]::new);
    return new StructKind("tosa", mnemonic, parameters).called("Tosa_" + operation + "OpQuantizationAttr");
  }

  private TosaAttrs() {}
}
