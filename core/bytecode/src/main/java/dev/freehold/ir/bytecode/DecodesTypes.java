// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.bytecode;

import dev.freehold.ir.attribute.Type;
import org.jspecify.annotations.Nullable;

/** What a {@link dev.freehold.ir.Dialect} implements whose types have a binary form of their own. */
public interface DecodesTypes {
  /** Reads a type as {@link Encodable} writes it; null where it is none. */
  @Nullable
  Type decodeType(DialectBytecodeReader in);
}
