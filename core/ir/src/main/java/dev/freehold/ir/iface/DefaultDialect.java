// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

import dev.freehold.ir.Op;

/** In the regions of the operation, the names of one dialect's operations are written without their prefix. */
public interface DefaultDialect {
  /** That dialect, by default the one of the operation itself. */
  default String defaultDialect() {
    return ((Op) this).def().dialect();
  }
}
