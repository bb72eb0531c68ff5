// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.bytecode;

/** An attribute or type that has a binary form of its own, as its dialect reads it: see {@link DecodesAttributes} and {@link DecodesTypes}. */
public interface Encodable {

  /** Writes it, or returns false: then it is written as text. */
  boolean encode(DialectBytecodeWriter out);
}
