// SPDX-License-Identifier: Apache-2.0
/**
 * What descriptions of dialects in IRDL require of types, attributes and operations. A {@code Constraint} is checked with the diagnostics of the
 * reference.
 */
package dev.freehold.irdl.constraint;
