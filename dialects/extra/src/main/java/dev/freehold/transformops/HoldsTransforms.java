// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.ir.iface.DefaultDialect;

/** Within it, names of transformations need no prefix. */
interface HoldsTransforms extends DefaultDialect {
  @Override
  default String defaultDialect() {
    return "transform";
  }
}
