// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testkit.compare;

import java.util.List;

/**
 * How one program fared with one set of flags.
 *
 * @param flags the flags
 * @param program the program
 * @param verdict what came out
 * @param expected the outcome with the reference
 * @param actual the outcome with the tool
 */
public record Result(List<String> flags, Program program, Verdict verdict, Outcome expected, Outcome actual) {}
