// SPDX-License-Identifier: Apache-2.0
/**
 * What {@code freehold opt} does with a program, as {@code mlir-opt} does it: options, passes, the chunks of an input, expected diagnostics, output.
 * MLIR has its counterpart in {@code MlirOptMain}.
 */
package dev.freehold.opt;
