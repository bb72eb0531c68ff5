// SPDX-License-Identifier: Apache-2.0
/** {@code freehold fuzz}: random programs through the deallocation pipelines, checked and compared ({@link dev.freehold.cli.fuzz.Fuzzer}). */
package dev.freehold.cli.fuzz;
