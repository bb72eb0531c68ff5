// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

/**
 * The {@code memref} dialect: memory as values. One class per operation; {@link dev.freehold.memref.Strides} knows how a type
 * lays out its elements.
 */
