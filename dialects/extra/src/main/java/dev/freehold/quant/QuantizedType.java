// SPDX-License-Identifier: Apache-2.0
package dev.freehold.quant;

import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.bytecode.DialectBytecodeWriter;
import dev.freehold.ir.bytecode.Encodable;
import org.jspecify.annotations.Nullable;

/** A quantized type: stored values that represent expressed ones. */
public sealed interface QuantizedType extends Type, Encodable permits AnyQuantizedType, CalibratedType, UniformType {
  /** The expressed type; null where it is not known. */
  FloatType expressed();

  /** The storage type; null where it is not known. */
  @Nullable
  IntegerType stored();

  /** The storage type of elements of a type, which is that type itself unless it is quantized. */
  static @Nullable Type storage(Type element) {
    return element instanceof QuantizedType quantized ? quantized.stored() : element;
  }

  @Override
  default String dialect() {
    return "quant";
  }

  @Override
  default Holds holds() {
    return Holds.NOTHING;
  }

  @Override
  default boolean encode(DialectBytecodeWriter out) {
    QuantCode.write(this, out);
    return true;
  }
}
