// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import org.jspecify.annotations.Nullable;

/** An operation with one result whose value is known. */
public interface ConstantLike {
  Attribute value();

  /** The attribute of the constant that {@code value} is; null for anything else. */
  static @Nullable Attribute of(Value value) {
    return value.definingOp() instanceof ConstantLike constant ? constant.value() : null;
  }
}
