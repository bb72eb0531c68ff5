// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.compare;

import java.util.List;

/**
 * The outcome of one program with one set of flags.
 *
 * @param flags the flags
 * @param program the program
 * @param verdict what came out
 * @param expected the outcome with the reference
 * @param actual the outcome with the tool
 * @param cause what is wrong with the reference, in a few words; empty with other verdicts
 */
public record Result(List<String> flags, Program program, Verdict verdict, Outcome expected, Outcome actual, String cause) {
  Result(List<String> flags, Program program, Verdict verdict, Outcome expected, Outcome actual) {
    this(flags, program, verdict, expected, actual, "");
  }
}
