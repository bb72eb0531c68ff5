// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.dialects.syntax.AttrKinds;
import dev.freehold.dialects.syntax.NamedType;
import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.dialects.syntax.StructKind.Parameter;
import dev.freehold.dialects.syntax.StructKind;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.Type;
import dev.freehold.ir.text.AttrParser;
import java.util.Arrays;
import java.util.List;

/** The {@code tosa} dialect. */
public final class TosaDialect implements Dialect {
  /** Where zero is among quantized numbers; operations have operands for that now. */
  private static final List<StructKind> ZERO_POINTS = List.of(zeroPoints("conv_quant", "Conv", "input_zp", "weight_zp"),
      zeroPoints("matmul_quant", "MatMul", "a_zp", "b_zp"), zeroPoints("pad_quant", "Pad", "input_zp"),
      zeroPoints("unary_quant", "Unary", "input_zp", "output_zp"));
  private static final AttrKinds ATTRIBUTES = new AttrKinds(TosaEnums.ALL, ZERO_POINTS);

  private static StructKind zeroPoints(String mnemonic, String operation, String... names) {
    Parameter[] parameters = Arrays.stream(names).map(name -> Parameter.required(name, ParameterSyntax.SIGNED_64)).toArray(Parameter[]::new);
    return new StructKind("tosa", mnemonic, parameters).called("Tosa_" + operation + "OpQuantizationAttr");
  }

  @Override
  public String namespace() {
    return "tosa";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.families(List.of(Elementwise.DEFS, Layers.DEFS, ShapeComputations.DEFS,
        List.of(CondIfOp.DEF, ConstOp.DEF, ConstShapeOp.DEF, CustomOp.DEF, VariableOp.DEF, VariableReadOp.DEF, VariableWriteOp.DEF,
            WhileLoopOp.DEF, YieldOp.DEF)));
  }

  @Override
  public Type parseType(String mnemonic, AttrParser parser) {
    return mnemonic.equals("shape") ? ShapeType.parse(parser) : NamedType.of(mnemonic, List.of(TosaTypes.MXINT8));
  }

  @Override
  public Attribute parseAttribute(String mnemonic, AttrParser parser) {
    return mnemonic.equals("target_env") ? TargetEnvAttr.parse(parser) : ATTRIBUTES.parse(mnemonic, parser);
  }

  @Override
  public OpState<?> constant(Attribute value, Type type) {
    return type instanceof ShapeType ? ConstShapeOp.of(value, type) : ConstOp.of(value, type);
  }
}
