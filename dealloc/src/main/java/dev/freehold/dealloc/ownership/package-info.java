// SPDX-License-Identifier: Apache-2.0
/**
 * Ownership-based deallocation: every buffer has, in every block, an owner indicator, and is freed at the end of a block that
 * owns it. {@link dev.freehold.dealloc.ownership.Ownership} is the lattice,
 * {@link dev.freehold.dealloc.ownership.Owners} what is known where,
 * {@link dev.freehold.dealloc.ownership.OwnershipBasedDealloc} the pass, and
 * {@link dev.freehold.dealloc.ownership.OwnershipModel} the extension point for operations with rules of their own.
 */
package dev.freehold.dealloc.ownership;
