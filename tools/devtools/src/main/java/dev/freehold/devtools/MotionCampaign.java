// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.fuzz.motion.MotionProgram;
import java.io.IOException;
import java.util.List;

/** Random programs about where operations may be moved, and with which others they may be merged: {@code ./dev motion}. */
final class MotionCampaign {
  private static final String LICM = "--loop-invariant-code-motion";
  private static final String CSE = "--cse";
  private static final String CANONICALIZE = "--canonicalize";
  private static final String INLINE = "--inline";
  private static final String BRANCHES = "--convert-scf-to-cf";
  static final ProgramKind KIND = new ProgramKind("motion", MotionProgram::text, 8,
      List.of(List.of(LICM), List.of(CSE), List.of(CANONICALIZE), List.of(INLINE), List.of(LICM, CSE, BRANCHES)),
      List.of(List.of(LICM), List.of(CSE), List.of(CANONICALIZE), List.of(INLINE), List.of(BRANCHES), List.of(INLINE, LICM, CSE, BRANCHES)));

  private MotionCampaign() {}

  public static void main(String[] args) throws IOException {
    ProgramCampaign.main(KIND, """
        Runs passes that move and merge operations on random programs as the reference does, and executes the programs before and after.
        """, args);
  }
}
