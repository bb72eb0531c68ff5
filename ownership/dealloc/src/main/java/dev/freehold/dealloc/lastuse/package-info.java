// SPDX-License-Identifier: Apache-2.0
/**
 * {@code --last-use-buffer-deallocation}: frees each buffer where it is needed no longer. Read in this order:
 *
 * <ol>
 * <li>{@code LastUseRun}: all of it, step by step; {@code RunContext}: what holds for all functions</li>
 * <li>{@code PrivateTwins}: private copies of public functions, made first. {@code SharedEdgeBlocks}, {@code CommonSubsets}: blocks for what is to be
 * done on several edges into one block</li>
 * <li>{@code RunningWork}, {@code DroppedTokens}: what runs on behind its start is awaited on each path. {@code StreamFrees}: devices free buffers</li>
 * <li>{@code DeclaredConventions}: what functions say of themselves. {@code DirectCalls}, {@code CallSummaries}, {@code Agreement},
 * {@code GainingArguments}: what private functions return and free, by {@code Conventions} with their callers</li>
 * <li>{@code ControlFlowGraph}: branches and structured operations as one graph of basic blocks</li>
 * <li>{@code ManagedSites}, {@code Handles}: which buffers there are, and which values denote them</li>
 * <li>{@code Need}: where handles are needed, and where they die; {@code SharedDeaths}, {@code Windows}: and where they are kept for a while</li>
 * <li>{@code Moves}, {@code Responsibilities}: who is responsible for freeing a buffer, and who takes over where a handle dies</li>
 * <li>{@code Identity}: how to tell whether two handles are one buffer</li>
 * <li>{@code Flags}, {@code FlagSimplification}: what of that is known only when the program runs, and what conditions of the program tell</li>
 * <li>{@code RegionPlacement}: all of that for one region; {@code Obstacles}: what is in the way of it</li>
 * <li>{@code DeallocationEmitter}: the operations that do it</li>
 * <li>{@code PlacementSummary}, {@code DeallocationRemarks}, {@code ConventionRemarks}, {@code DeallocationStatistics}: what users are told of it</li>
 * </ol>
 */
package dev.freehold.dealloc.lastuse;
