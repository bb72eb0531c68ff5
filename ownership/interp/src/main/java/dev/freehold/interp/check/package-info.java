// SPDX-License-Identifier: Apache-2.0
/**
 * Looks for faults on all ways through a program, within limits. What a program does not know (its arguments, what is behind its
 * calls) is a {@link dev.freehold.interp.check.Choice} of an {@link dev.freehold.interp.check.Oracle}; the
 * {@link dev.freehold.interp.check.PathChecker} runs the program for one sequence of choices after the other, those that differ least
 * from the first one first. Programs before and after passes are asked the same questions, and get the same answers.
 */
package dev.freehold.interp.check;
