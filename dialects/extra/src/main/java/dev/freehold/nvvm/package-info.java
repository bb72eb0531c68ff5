// SPDX-License-Identifier: Apache-2.0
/** Instructions of one family of graphics processors, beside {@code llvm}. */
package dev.freehold.nvvm;
