// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

/** How bytecode holds a property that is no attribute in the reference. */
public enum PropertyCode {
  /** One byte: a unit attribute, or false. */
  BOOLEAN,
  /** A number, such as a set of flags: an integer attribute of the type of its default. */
  NUMBER,
  /** A number that may be absent: an array with one integer attribute of type i64, or with none. */
  OPTIONAL_NUMBER
}
