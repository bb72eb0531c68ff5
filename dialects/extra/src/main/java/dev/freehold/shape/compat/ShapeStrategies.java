// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shape.compat;

import dev.freehold.ir.Profile;
import dev.freehold.ir.ReferenceStrategies;
import dev.freehold.shape.FailedRequirements;

/** What {@code mlir-opt} of LLVM 22 does to operations of shape. */
public final class ShapeStrategies implements ReferenceStrategies {
  @Override
  public void addTo(Profile.Builder reference) {
    // shape.cstr_require of false folds to a witness, and nothing stops the program.
    reference.replace(FailedRequirements.class, () -> true);
  }
}
