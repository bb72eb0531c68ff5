// SPDX-License-Identifier: Apache-2.0
package dev.freehold.quant;

import dev.freehold.ir.Type;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.bytecode.DialectBytecodeWriter;
import dev.freehold.ir.bytecode.Encodable;

/** A number that stands for another one. */
public sealed interface QuantizedType extends Type, Encodable permits AnyQuantizedType, CalibratedType, UniformType {
  /** The type of the numbers that are meant; null where it is not known. */
  FloatType expressed();

  /** The type of the numbers that stand for them; null where it is not known. */
  IntegerType stored();

  /** The type of the numbers that elements of a type are kept as, which are those elements themselves unless they are quantized. */
  static Type storage(Type element) {
    return element instanceof QuantizedType quantized ? quantized.stored() : element;
  }

  @Override
  default String dialect() {
    return "quant";
  }

  @Override
  default boolean encode(DialectBytecodeWriter out) {
    QuantCode.write(this, out);
    return true;
  }
}
