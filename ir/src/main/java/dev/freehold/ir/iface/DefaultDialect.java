// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

/** In the regions of the operation, the names of one dialect's operations are written without their prefix. */
public interface DefaultDialect {
  String defaultDialect();
}
