// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.bytecode;

import dev.freehold.ir.attribute.Attribute;
import org.jspecify.annotations.Nullable;

/** What a {@link dev.freehold.ir.Dialect} implements whose attributes have a binary form of their own. */
public interface DecodesAttributes {
  /** Reads an attribute as {@link Encodable} writes it; null where it is none. */
  @Nullable
  Attribute decode(DialectBytecodeReader in);
}
