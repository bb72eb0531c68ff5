// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import org.jspecify.annotations.Nullable;

/** An encoding of tensors that does not fit all of them. */
public interface TensorEncoding extends Attribute {
  /** What is wrong with the encoding for a tensor of that shape, empty for an unranked one, and with such elements; or null. */
  @Nullable
  String fault(Shape shape, Type element);
}
