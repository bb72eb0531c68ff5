// SPDX-License-Identifier: Apache-2.0
/**
 * Which buffers there are ({@code ManagedSites}), which values denote them ({@code Handles}), what holds some out of sight ({@code Holders}), and how
 * they are freed ({@code FreeingOps}). {@code CallSummaries} finds by that what functions return.
 */
package dev.freehold.dealloc.lastuse.handles;
