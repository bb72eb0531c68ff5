// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transform.sccp;

import dev.freehold.ir.attribute.Attribute;
import org.jspecify.annotations.Nullable;

/**
 * What is known of a value that is computed at all: the constant that it always is, or that it is none.
 *
 * @param constant null if it is not always the same constant
 * @param dialect the dialect that makes an operation of the constant
 */
record Known(@Nullable Attribute constant, String dialect) {
  static final Known VARIES = new Known(null, "");

  /** What is known of a value that is either of two. */
  Known join(Known other) {
    return constant != null && constant.equals(other.constant) ? this : VARIES;
  }
}
