// SPDX-License-Identifier: Apache-2.0
/** Executors of llvm: only what must be known of pointers to compare them. */
package dev.freehold.interp.llvm;
