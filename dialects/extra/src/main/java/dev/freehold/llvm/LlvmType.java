// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrWriter;

/** A type of the dialect. Nested types are written without {@code !llvm.}: {@code !llvm.struct<(ptr, i32)>}. */
public sealed interface LlvmType extends Type permits LlvmArrayType, LlvmFunctionType, LlvmPointerType, LlvmPpcFloatType, LlvmStructType,
    LlvmTargetType, LlvmKeywordType {

  /** What follows {@code !llvm.}. */
  String body();

  @Override
  default void print(AttrPrinter out) {
    out.dialectSymbol('!', "llvm", body());
  }

  @Override
  default String dialect() {
    return "llvm";
  }

  /** A type as it is written inside of another. */
  static String inside(Type type) {
    if (type instanceof LlvmType own && !(type instanceof LlvmPpcFloatType)) return own.body();
    StringBuilder out = new StringBuilder();
    new AttrWriter(out).type(type);
    return out.toString();
  }
}
