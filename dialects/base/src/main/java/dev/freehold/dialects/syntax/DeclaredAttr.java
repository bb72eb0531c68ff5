// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.attribute.Attribute;

/** An attribute whose kind is data, not a class: it declares its interfaces instead of implementing them. */
public interface DeclaredAttr extends Attribute {
  boolean declares(Class<?> iface);
}
