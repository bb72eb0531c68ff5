// SPDX-License-Identifier: Apache-2.0
/**
 * Programs that transform programs. Nothing here runs them: they are read, checked against their declarations, and kept.
 *
 * <p>Most operations are rows of tables, one for each dialect that they are about, such as {@link dev.freehold.transformops.StructuredOps}.
 */
package dev.freehold.transformops;
