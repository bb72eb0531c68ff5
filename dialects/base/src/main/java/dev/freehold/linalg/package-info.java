// SPDX-License-Identifier: Apache-2.0
/**
 * Loop nests as operations. What all have in common is {@link dev.freehold.linalg.StructuredOp}; {@link dev.freehold.linalg.GenericOp}
 * says everything itself; {@link dev.freehold.linalg.NamedOps} is the table of those that follow from a few words
 * ({@link dev.freehold.linalg.Structure}).
 */
package dev.freehold.linalg;
