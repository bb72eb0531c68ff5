// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.fuzz.clones.ClonesProgram;
import java.util.List;

/** Random programs about clones and the names under which they are freed. */
final class ClonesPasses {
  private static final String CANONICALIZE = "--canonicalize";
  private static final String LAST_USE = "--last-use-buffer-deallocation";
  private static final String PIPELINE = "--buffer-deallocation-pipeline";
  /**
   * Programs that free their buffers. Deallocation is not among the passes: by its convention {@code @same} returns a copy, so that a program that frees the
   * argument through the result, on some paths, leaks. Last use says so in a remark, and LLVM 19's pass refuses.
   */
  static final ProgramKind KIND = new ProgramKind("clones", ClonesProgram::text, 12, List.of(),
      GeneralPasses.and(List.of(List.of("--inline", CANONICALIZE), List.of("--buffer-deallocation-simplification"),
          List.of("--expand-realloc", CANONICALIZE), List.of("--optimize-allocation-liveness"), List.of("--convert-bufferization-to-memref"))));
  /** Programs that leave them to deallocation. */
  static final ProgramKind UNFREED = new ProgramKind("unfreed", ClonesProgram::unfreed, 12, List.of(),
      List.of(List.of(PIPELINE), List.of(CANONICALIZE, PIPELINE, CANONICALIZE), List.of(LAST_USE), List.of(CANONICALIZE, LAST_USE, CANONICALIZE),
          List.of("--last-use-buffer-deallocation-pipeline=signatures=all"), List.of("--buffer-deallocation", CANONICALIZE)));

  private ClonesPasses() {}
}
