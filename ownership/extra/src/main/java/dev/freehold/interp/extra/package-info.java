// SPDX-License-Identifier: Apache-2.0
/** Executors of {@code async}, {@code gpu}, the asynchronous copies of {@code nvgpu}, and {@code llvm.getelementptr}. */
package dev.freehold.interp.extra;
