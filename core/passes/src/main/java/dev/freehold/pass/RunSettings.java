// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pass;

import dev.freehold.ir.Op;
import dev.freehold.ir.Profile;
import dev.freehold.ir.Workers;

/**
 * How pipelines are run.
 *
 * @param profile whether the run is sound or prints the reference's bytes
 * @param verifyEach whether the program is verified after each pass
 * @param workers work on isolated operations at the same time
 * @param log takes the dumps
 * @param remarks takes the remarks of passes
 */
public record RunSettings(Profile profile, boolean verifyEach, Workers workers, IrDumps dumps, Log log, Remarks remarks) {
  /** Sound, verified after each pass, in parallel, without dumps and remarks. */
  public static final RunSettings DEFAULT =
      new RunSettings(Profile.SOUND, true, Workers.shared(), IrDumps.NONE, (op, pass, text) -> {}, Remarks.NONE);

  /** Takes the dumps, in the order of the passes. */
  @FunctionalInterface
  public interface Log {
    void dump(Op op, PassInfo pass, String text);
  }

  /** The same for another profile. */
  public RunSettings with(Profile profile) {
    return new RunSettings(profile, verifyEach, workers, dumps, log, remarks);
  }

  /** The same with remarks. */
  public RunSettings with(Remarks newRemarks) {
    return new RunSettings(profile, verifyEach, workers, dumps, log, newRemarks);
  }
}
