// SPDX-License-Identifier: Apache-2.0
/**
 * The deallocations of one region ({@code RegionPlacement}) for the lifetimes that are chosen ({@code LifetimeChoice}), what is in the way of them
 * ({@code Obstacles}), and what they come to ({@code PlacementSummary}). Nothing is changed here.
 */
package dev.freehold.dealloc.lastuse.placement;
