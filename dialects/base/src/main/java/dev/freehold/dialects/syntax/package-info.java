// SPDX-License-Identifier: Apache-2.0
/**
 * Assembly formats, verifiers and declarations that several dialects share: enum attributes ({@link dev.freehold.dialects.syntax.EnumKind}),
 * attributes with parameters ({@link dev.freehold.dialects.syntax.StructKind}), lists that mix constants and values
 * ({@link dev.freehold.dialects.syntax.MixedValues}), and operations without a class of their own
 * ({@link dev.freehold.dialects.syntax.DeclaredOp}).
 *
 * <p>Dialects of third parties may use it, too.
 */
package dev.freehold.dialects.syntax;
