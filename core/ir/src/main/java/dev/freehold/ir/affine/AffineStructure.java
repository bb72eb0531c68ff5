// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.affine;

/** What the text between {@code <} and {@code >} of an affine attribute can be: only its middle tells which. */
public sealed interface AffineStructure permits AffineMap, IntegerSet {
  int numDims();

  int numSymbols();

  default int numInputs() {
    return numDims() + numSymbols();
  }

  /** The attribute's text, like {@code affine_map<(d0) -> (d0)>}. */
  String attributeText();
}
