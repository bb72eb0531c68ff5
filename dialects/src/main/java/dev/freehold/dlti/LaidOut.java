// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dlti;

import dev.freehold.ir.Attribute;

/** A type of a dialect whose layout a module may describe. */
public interface LaidOut {
  /** What is wrong with a description of the layout; null for nothing. */
  String layoutError(Attribute layout);
}
