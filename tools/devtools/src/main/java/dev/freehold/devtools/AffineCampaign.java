// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.fuzz.affine.AffineProgram;
import java.io.IOException;
import java.util.List;

/** Random programs of the affine dialect behind its lowering, and executed before and after it: {@code ./dev affine}. */
final class AffineCampaign {
  private static final String LOWER = "--lower-affine";
  static final ProgramKind KIND = new ProgramKind("affine", AffineProgram::text, 10, List.of(List.of(LOWER)),
      List.of(List.of(LOWER), List.of(LOWER, "--convert-scf-to-cf"), List.of("--canonicalize", LOWER)));

  private AffineCampaign() {}

  public static void main(String[] args) throws IOException {
    ProgramCampaign.main(KIND, """
        Lowers random programs of the affine dialect as the reference does, and executes them before and after.
        """, args);
  }
}
