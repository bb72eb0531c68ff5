// SPDX-License-Identifier: Apache-2.0
/**
 * Memory as the interpreter sees it: {@link dev.freehold.interp.memory.Buffer}s with an identity, an allocation site and a state, references to
 * them that remember which operation made them a view, and a {@link dev.freehold.interp.memory.Heap} that finds leaks, double frees, uses after
 * free and accesses out of bounds.
 */
package dev.freehold.interp.memory;
