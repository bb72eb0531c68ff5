// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

/**
 * A decision about what the program does not determine.
 *
 * @param question what is asked, in a text that is the same before and after passes
 * @param answer its text
 * @param options how many answers there are
 */
public record Choice(String question, int number, String answer, int options) {}
