// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.fuzz.motion.MotionProgram;
import java.util.List;

/** Random programs about where operations may be moved, and with which others they may be merged. */
final class MotionPasses {
  private static final String LICM = "--loop-invariant-code-motion";
  private static final String CSE = "--cse";
  private static final String CANONICALIZE = "--canonicalize";
  private static final String INLINE = "--inline";
  private static final String BRANCHES = "--convert-scf-to-cf";
  static final ProgramKind KIND = new ProgramKind("motion", MotionProgram::text, 8,
      List.of(List.of(LICM), List.of(CSE), List.of(CANONICALIZE), List.of(INLINE), List.of(LICM, CSE, BRANCHES)),
      GeneralPasses.and(List.of(List.of(LICM, CSE, CANONICALIZE, INLINE))));

  private MotionPasses() {}
}
