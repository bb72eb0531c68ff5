// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.fuzz.clones.ClonesProgram;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/** Random programs about clones and the names under which they are freed: {@code ./dev clones}. */
final class ClonesCampaign {
  private static final String CANONICALIZE = "--canonicalize";
  private static final String LAST_USE = "--last-use-buffer-deallocation";
  private static final String PIPELINE = "--buffer-deallocation-pipeline";
  /**
   * Programs that free their buffers. Deallocation is not among the passes: by its convention {@code @same} returns a copy, so that a program that frees the
   * argument through the result, on some paths, leaks. Last use says so in a remark, and LLVM 19's pass refuses.
   */
  static final ProgramKind KIND = new ProgramKind("clones", ClonesProgram::text, 12, List.of(),
      List.of(List.of(CANONICALIZE), List.of("--cse"), List.of("--inline", CANONICALIZE), List.of("--buffer-deallocation-simplification"),
          List.of("--expand-realloc", CANONICALIZE), List.of("--promote-buffers-to-stack"), List.of("--buffer-hoisting"),
          List.of("--buffer-loop-hoisting"), List.of("--optimize-allocation-liveness"), List.of("--convert-bufferization-to-memref")));
  /** Programs that leave them to deallocation. */
  static final ProgramKind UNFREED = new ProgramKind("clones", ClonesProgram::unfreed, 12, List.of(),
      List.of(List.of(PIPELINE), List.of(CANONICALIZE, PIPELINE, CANONICALIZE), List.of(LAST_USE), List.of(CANONICALIZE, LAST_USE, CANONICALIZE),
          List.of("--last-use-buffer-deallocation-pipeline=signatures=all"), List.of("--buffer-deallocation", CANONICALIZE)));

  private ClonesCampaign() {}

  public static void main(String[] args) throws IOException {
    boolean isUnfreed = args.length > 0 && args[0].equals("unfreed");
    ProgramCampaign.main(isUnfreed ? UNFREED : KIND, """
        Runs deallocation and the passes around it on random programs whose buffers and clones are freed under several names, in regions and in callees, and
        executes the programs before and after. If the first argument is 'unfreed', the programs leave their buffers to deallocation.
        """, isUnfreed ? Arrays.copyOfRange(args, 1, args.length) : args);
  }
}
