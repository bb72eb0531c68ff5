// SPDX-License-Identifier: Apache-2.0
/**
 * {@code --last-use-buffer-deallocation}: frees each buffer where it is needed no longer. {@code LastUseRun} is all of it, step by step, for all
 * functions, {@code FunctionPlacement} for one of them. Each of these packages knows only those above it:
 *
 * <ol>
 * <li>{@code options}: what users choose</li>
 * <li>{@code graph}: branches and structured operations as one graph of basic blocks</li>
 * <li>{@code running}: what runs on behind its start, and where somebody waits for it</li>
 * <li>{@code calls}: what functions say of themselves, and what private functions return and free, by agreement with their callers</li>
 * <li>{@code handles}: which buffers there are, and which values denote them</li>
 * <li>{@code lifetimes}: where handles are needed, where they die, who is responsible for freeing a buffer, and who takes over where a handle dies</li>
 * <li>{@code flags}: what of that is known only when the program runs, and what conditions of the program tell</li>
 * <li>{@code placement}: all of that for one region: where buffers are freed, and what is in the way of it</li>
 * <li>{@code emission}: the operations that do it</li>
 * <li>{@code remarks}: what users are told of it</li>
 * <li>{@code preparation}: what is changed in the program before anything is placed: tokens that are awaited, private twins, blocks that edges share</li>
 * </ol>
 *
 * <p>The algorithm and its proofs are those of decisions 0012 to 0021; {@code docs/last-use.md} is the page for users.
 */
package dev.freehold.dealloc.lastuse;
