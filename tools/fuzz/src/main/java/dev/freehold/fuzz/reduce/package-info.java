// SPDX-License-Identifier: Apache-2.0
/** Makes a program smaller as long as it shows what it shows: {@link dev.freehold.fuzz.reduce.Reducer}, in the manner of {@code mlir-reduce}. */
package dev.freehold.fuzz.reduce;
