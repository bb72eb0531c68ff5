// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.TensorType;
import org.jspecify.annotations.Nullable;

/** In which memory space the buffer of a tensor lies of which nothing else is known. */
public enum MemorySpaces {
  /** In the default one. */
  DEFAULT,
  /** That is not said: there must be something from which it follows. */
  INFERRED,
  /** In the one that the encoding of the tensor names, or the default one where it has none. */
  ENCODING;

  /** Whether it is said for tensors of this type. */
  public boolean isKnownFor(Type tensor) {
    return this == DEFAULT || this == ENCODING && tensor instanceof TensorType;
  }

  /** The memory space, null for the default one; only where it is known. */
  public @Nullable Attribute of(Type tensor) {
    return this == ENCODING && tensor instanceof TensorType ranked ? ranked.encoding() : null;
  }
}
