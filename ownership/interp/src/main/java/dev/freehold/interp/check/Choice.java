// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

/**
 * An answer to a question that the program leaves open.
 *
 * @param question what is asked, in words that are the same before and after passes
 * @param answer its words
 * @param ways how many returns there are
 */
public record Choice(String question, int number, String answer, int ways) {}
