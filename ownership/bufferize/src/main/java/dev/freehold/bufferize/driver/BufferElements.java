// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.driver;

import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;

/** Which tensors can be bufferized, by the types of their elements. */
@FunctionalInterface
public interface BufferElements {
  /** Those whose elements a buffer can have. */
  BufferElements SOUND = BaseMemRefType::isElement;

  boolean allow(Type element);
}
