// SPDX-License-Identifier: Apache-2.0
/** What One-Shot Bufferize of LLVM 22 does where it is wrong. Nothing refers to this package. */
package dev.freehold.bufferize.compat;
