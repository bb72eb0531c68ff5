// SPDX-License-Identifier: Apache-2.0
/**
 * Memory as the interpreter sees it: {@link dev.freehold.interp.memory.Buffer}s with an identity, a site and a state, references
 * to them that remember which operation made them a view, and a {@link dev.freehold.interp.memory.Heap} that finds what is wrong.
 */
package dev.freehold.interp.memory;
