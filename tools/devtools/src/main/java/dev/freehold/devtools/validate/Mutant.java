// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.validate;

import dev.freehold.devtools.validate.MutationCampaign.Sample;
import java.util.ArrayList;
import java.util.List;

/**
 * A program with one spoilt deallocation, and what was found out about it.
 *
 * @param number which deallocation was spoilt
 * @param text the program
 * @param output the program before it was spoilt
 */
record Mutant(Sample sample, PlantedFault fault, int number, String text, String output, Harm harm, Checked checked, Validated validated) {
  /** Whether there is something to find. */
  enum Harm {
    /** On each path as many buffers are freed, and nothing goes wrong. */
    EQUIVALENT,
    /**
     * No run can show whether it is: recursion is cut off; or only the validator finds something, and all paths have been tried, or none comes to what
     * was changed, to where the buffer is allocated, or to where it goes wrong; or what is passed to a function is freed, and that does not use it.
     */
    BEYOND_RUNS,
    /** It only adds to what is wrong with the output already, as a remark has announced. */
    ANNOUNCED,
    HARMFUL
  }

  /** What runs show. */
  enum Checked {
    /** {@code freehold check} finds something. */
    FOUND,
    /** It does with more paths than usual. */
    FOUND_LATER,
    /** It does not, but on some path more or fewer buffers are freed. */
    FREES_OTHERWISE,
    /** Nothing on the paths that have been tried. */
    NOTHING,
    /** Nothing, and all paths have been tried. */
    NOTHING_AT_ALL
  }

  /** What the validator says. */
  enum Validated {
    FOUND,
    UNDECIDED,
    MISSED
  }

  String name() {
    return sample.name() + " " + fault + " " + number;
  }

  boolean isHarmful() {
    return harm == Harm.HARMFUL;
  }

  boolean isChecked() {
    return isHarmful() && checked == Checked.FOUND;
  }

  boolean isValidated() {
    return isHarmful() && validated == Validated.FOUND;
  }

  boolean isUndecided() {
    return isHarmful() && validated == Validated.UNDECIDED;
  }

  /** How it was missed. */
  List<String> misses() {
    List<String> misses = new ArrayList<>();
    if (!isHarmful()) return misses;
    if (checked == Checked.FOUND_LATER) misses.add("check needs more paths");
    if (checked == Checked.FREES_OTHERWISE) misses.add("check finds nothing, but other buffers are freed");
    if (checked == Checked.NOTHING) misses.add("only the validator finds something");
    if (validated == Validated.UNDECIDED) misses.add("the validator is undecided");
    if (validated == Validated.MISSED) misses.add("the validator finds nothing");
    return misses;
  }
}
