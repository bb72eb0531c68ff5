// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code arith} dialect: integer and floating-point arithmetic on scalars, and elementwise on vectors and tensors. One class for each
 * operation.
 *
 * <p>Freehold parses, verifies, folds, canonicalizes and prints all of it. Integers fold in two's complement at their width, floats are rounded
 * once, in their own format. An operation's folder is in its class, its patterns there or, where several operations share them, in a class named
 * {@code …Patterns}.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/ArithOps/">the {@code arith} dialect</a>.
 */
package dev.freehold.arith;
