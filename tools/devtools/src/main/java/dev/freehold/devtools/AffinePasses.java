// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.fuzz.affine.AffineProgram;
import java.util.List;

/** Random programs of the affine dialect and the passes on which they are executed. */
final class AffinePasses {
  private static final String LOWER = "--lower-affine";
  static final ProgramKind KIND = new ProgramKind("affine", AffineProgram::text, 10, List.of(List.of(LOWER)),
      GeneralPasses.and(List.of(List.of(LOWER, "--convert-scf-to-cf"), List.of("--canonicalize", LOWER))));

  private AffinePasses() {}
}
