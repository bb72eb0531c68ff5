// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

import dev.freehold.ir.Attribute;

/** An operation with one result whose value is known. */
public interface ConstantLike {
  Attribute value();
}
