// SPDX-License-Identifier: Apache-2.0
/**
 * What the dialects do in the reference profile only: print the bytes of LLVM 22's {@code mlir-opt} where those are wrong. Nothing refers to this
 * package but {@link dev.freehold.ir.Profile#reference()}.
 */
package dev.freehold.dialects.compat;
