// SPDX-License-Identifier: Apache-2.0
/**
 * Bounded exploration of the paths of a program, for {@code freehold check}. What a program does not know (its arguments, what is behind its calls)
 * is a {@link dev.freehold.interp.check.Choice}; the {@link dev.freehold.interp.check.PathChecker} runs the program for one sequence of choices
 * after the other, those that differ least from the first one first. Programs before and after passes are run on the same choices and compared.
 */
package dev.freehold.interp.check;
