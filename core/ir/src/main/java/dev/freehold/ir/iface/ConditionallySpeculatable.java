// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

/** May run speculatively, depending on its operands or attributes. */
public interface ConditionallySpeculatable {
  boolean isSpeculatable();
}
