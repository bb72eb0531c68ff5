// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pass;

import java.util.function.Consumer;

/**
 * How pipelines are run.
 *
 * @param verifyEach whether the program is verified after each pass
 * @param threads whether isolated operations are worked on at the same time
 * @param log takes the dumps
 */
public record RunSettings(boolean verifyEach, boolean threads, IrDumps dumps, Consumer<String> log) {
  public static final RunSettings DEFAULT = new RunSettings(true, true, IrDumps.NONE, text -> {});
}
