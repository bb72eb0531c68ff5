// SPDX-License-Identifier: Apache-2.0
/** LLVM's own instructions, globals and types, as they stand beside programs about buffers. */
package dev.freehold.llvm;
