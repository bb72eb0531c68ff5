// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv.compat;

import dev.freehold.ir.Profile;
import dev.freehold.ir.ReferenceStrategies;
import dev.freehold.spirv.AddCarryOfZero;
import java.util.List;

/** What {@code mlir-opt} of LLVM 22 does in patterns of spirv. */
public final class SpirvStrategies implements ReferenceStrategies {
  @Override
  public void addTo(Profile.Builder reference) {
    // The sum of a value and zero is zero, and the value is the carry.
    reference.replace(AddCarryOfZero.class, (number, zero) -> List.of(zero, number));
  }
}
