// SPDX-License-Identifier: Apache-2.0
/**
 * What runs on behind its start: tasks and work with tokens ({@code RunningWork}), transfers without ({@code Transfers}), and what is left running
 * where it goes out of sight ({@code LeftAlone}). {@code StartedTasks} are tasks without tokens.
 */
package dev.freehold.dealloc.lastuse.running;
