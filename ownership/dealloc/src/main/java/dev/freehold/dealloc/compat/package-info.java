// SPDX-License-Identifier: Apache-2.0
/**
 * What the deallocation passes do in the reference profile only: the bytes of LLVM 22, and of LLVM 19 for {@code --buffer-deallocation}. Nothing
 * refers to this package but {@link dev.freehold.ir.Profile#reference()}.
 */
package dev.freehold.dealloc.compat;
