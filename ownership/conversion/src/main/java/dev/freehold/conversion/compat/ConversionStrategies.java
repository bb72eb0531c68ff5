// SPDX-License-Identifier: Apache-2.0
package dev.freehold.conversion.compat;

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
  }
}
