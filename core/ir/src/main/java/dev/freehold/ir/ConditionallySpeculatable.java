// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

/** May run speculatively, depending on its operands or attributes. */
public interface ConditionallySpeculatable {
  boolean isSpeculatable();
}
