// SPDX-License-Identifier: Apache-2.0
/**
 * Attributes and types, whatever dialect they are of: immutable values that know how they are written. Nothing here knows operations.
 *
 * <p>A dialect adds an {@link dev.freehold.ir.attribute.Attribute} or a {@link dev.freehold.ir.attribute.Type} by writing a record, which prints itself
 * to an {@link dev.freehold.ir.attribute.AttrPrinter}. A {@link dev.freehold.ir.attribute.Location} is an attribute too. Definitions of operations
 * constrain them by an {@link dev.freehold.ir.attribute.AttrSet} or {@link dev.freehold.ir.attribute.TypeSet}. Those that all dialects share are in
 * {@link dev.freehold.ir.builtin}.
 */
package dev.freehold.ir.attribute;
