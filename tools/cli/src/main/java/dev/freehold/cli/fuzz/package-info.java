// SPDX-License-Identifier: Apache-2.0
/** Random programs through the deallocation systems: {@link dev.freehold.cli.fuzz.Fuzzer}. */
package dev.freehold.cli.fuzz;
