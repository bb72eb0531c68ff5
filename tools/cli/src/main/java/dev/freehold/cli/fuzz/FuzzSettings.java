// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli.fuzz;

import dev.freehold.fuzz.random.Profile;
import dev.freehold.interp.check.CheckLimits;
import java.nio.file.Path;
import java.util.List;

/**
 * What is to be tried.
 *
 * @param count programs of each profile
 * @param firstSeed the seed of the first of them
 * @param size statements in a program
 * @param executable whether programs avoid what is undefined when they are run
 * @param profiles what the programs are about
 * @param systems what they are put through
 * @param passOptions the options of the passes of these systems, as text
 * @param against the command of the reference that ours is compared with, or null
 * @param jobs programs at a time
 * @param keep where programs that fail are kept, or null
 * @param limits how far a program is followed
 */
public record FuzzSettings(int count, long firstSeed, int size, boolean executable, List<Profile> profiles, List<DeallocationSystem> systems,
    String passOptions, String against, int jobs, Path keep, CheckLimits limits) {}
