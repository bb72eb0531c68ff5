// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.attribute.Location;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Something wrong, and the first path that leads there.
 *
 * @param kind the kind of a fault, or {@link #DIFFERENCE}
 * @param stage which program it is about
 * @param function the entry
 * @param path the choices of the path, those that were not the first option
 * @param diagnostic for the user
 * @param writesToCopy whether it is a difference on a path on which the program writes to a buffer that the passes have copied, or to
 *     the copy: the contract of {@code bufferization.clone} forbids that
 */
public record Finding(String kind, Stage stage, String function, List<Choice> path, Diagnostic diagnostic, boolean writesToCopy) {
  /** The kind of a finding that is no fault: the passes changed what the program does. */
  public static final String DIFFERENCE = "DIFFERENCE";
  private static final Pattern NUMBER = Pattern.compile("-?\\d+");

  /** Which program does it. */
  public enum Stage {
    /** The one that was given. */
    GIVEN,
    /** The one that came out of the passes. */
    TRANSFORMED
  }

  /** What makes two findings the same: of faults at one location, only the numbers in the message may differ. */
  record Identity(String kind, Stage stage, Location location, String about) {}

  Identity identity() {
    return identity(NUMBER.matcher(diagnostic.message()).replaceAll("#"));
  }

  /** For one of which something else than the message says what it is about. */
  Identity identity(String about) {
    return new Identity(kind, stage, diagnostic.location(), about);
  }
}
