// SPDX-License-Identifier: Apache-2.0
/**
 * Branches and structured operations as one graph of basic blocks ({@code ControlFlowGraph}), and the places on it where code can be.
 */
package dev.freehold.dealloc.lastuse.graph;
