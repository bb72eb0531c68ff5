// SPDX-License-Identifier: Apache-2.0
/**
 * Compares two command lines that should print the same: a reference and a tool.
 *
 * <p>A {@link dev.freehold.fuzz.compare.Program} is run through a {@link dev.freehold.fuzz.compare.Tool} with some flags, which gives an
 * {@link dev.freehold.fuzz.compare.Outcome}. A {@link dev.freehold.fuzz.compare.Comparison} does that for many programs at a time, because starting
 * a process costs more than a small program, and gives one {@link dev.freehold.fuzz.compare.Verdict} each.
 * {@link dev.freehold.fuzz.compare.Shrinker} makes a program on which they differ smaller.
 */
package dev.freehold.fuzz.compare;
