// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

/** How bytecode holds a property that is no attribute in the reference. */
public enum PropertyCode {
  /** One byte: a unit attribute, or false. */
  TRUTH,
  /** A number, such as a set of flags: an integer attribute of type i32. */
  NUMBER
}
