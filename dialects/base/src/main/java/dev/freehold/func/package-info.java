// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code func} dialect: {@link dev.freehold.func.FuncOp functions}, direct and indirect calls, and returns.
 *
 * <p>Freehold parses, verifies, folds, canonicalizes and prints all of it. {@link dev.freehold.func.FunctionSyntax}, the custom assembly of a
 * function with its signature and attributes, serves the functions of other dialects, too.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/Func/">the {@code func} dialect</a>.
 */
package dev.freehold.func;
