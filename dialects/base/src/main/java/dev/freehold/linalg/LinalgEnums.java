// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.dialects.syntax.EnumKind;
import java.util.List;
import java.util.stream.Stream;

/** The enum attributes of the dialect: {@code #linalg.iterator_type<parallel>}, {@code #linalg.type_fn<cast_signed>}. */
public final class LinalgEnums {
  public static final EnumKind ITERATOR_TYPE =
      EnumKind.bracketed("linalg", "iterator_type", "::mlir::utils::IteratorType", "parallel", "reduction").called("IteratorTypeEnum", "value");
  public static final EnumKind TYPE_FN = kind("type_fn", "TypeFn", "cast_signed", "cast_unsigned");
  public static final EnumKind UNARY_FN = kind("unary_fn", "UnaryFn",
      "exp", "log", "abs", "ceil", "floor", "negf", "reciprocal", "round", "sqrt", "rsqrt", "square", "tanh", "erf");
  public static final EnumKind BINARY_FN = kind("binary_fn", "BinaryFn",
      "add", "sub", "mul", "div", "div_unsigned", "max_signed", "min_signed", "max_unsigned", "min_unsigned", "powf");
  public static final EnumKind TERNARY_FN = kind("ternary_fn", "TernaryFn", "select");
  public static final EnumKind ELEMENTWISE_KIND = kind("elementwise_kind", "ElementwiseKind",
      Stream.of(UNARY_FN, BINARY_FN, TERNARY_FN).flatMap(functions -> functions.keywords().stream()).toArray(String[]::new));

  public static final EnumAttr PARALLEL = ITERATOR_TYPE.of("parallel");
  public static final EnumAttr REDUCTION = ITERATOR_TYPE.of("reduction");
  public static final EnumAttr CAST_SIGNED = TYPE_FN.of("cast_signed");

  static final List<EnumKind> ALL = List.of(ITERATOR_TYPE, TYPE_FN, UNARY_FN, BINARY_FN, TERNARY_FN, ELEMENTWISE_KIND);

  private LinalgEnums() {}

  private static EnumKind kind(String mnemonic, String name, String... keywords) {
    return EnumKind.bracketed("linalg", mnemonic, "::mlir::linalg::" + name, keywords).called(name + "Attr", "value");
  }
}
