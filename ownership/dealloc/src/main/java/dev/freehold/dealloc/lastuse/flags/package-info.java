// SPDX-License-Identifier: Apache-2.0
/**
 * What is known only when the program runs: whether a handle is responsible ({@code Flags}), and whether two handles are one buffer
 * ({@code Identity}). {@code FlagSimplification} finds what of that is constant, or told by conditions of the program ({@code Decisions}).
 */
package dev.freehold.dealloc.lastuse.flags;
