// SPDX-License-Identifier: Apache-2.0
package dev.freehold.conversion.compat;

import dev.freehold.conversion.memref.SplitDivisor;
import dev.freehold.conversion.memref.VectorAccesses;
import dev.freehold.conversion.scf.SelectorType;
import dev.freehold.ir.Profile;
import dev.freehold.ir.ReferenceStrategies;
import dev.freehold.ir.builtin.IntegerType;

/** What the conversions of LLVM 22 do, faults included. */
public final class ConversionStrategies implements ReferenceStrategies {
  @Override
  public void addTo(Profile.Builder reference) {
    // Indices that differ in their upper halves lead to the same case.
    reference.replace(SelectorType.class, () -> IntegerType.I32);
    // A dimension of which one part has the size 0 is divided by 0.
    reference.replace(SplitDivisor.class, divisor -> true);
    // Vectors that extend over dimensions that the source does not have, or has with other steps.
    reference.replace(VectorAccesses.class, (view, rank) -> true);
  }
}
