// SPDX-License-Identifier: Apache-2.0
/** Random programs through the deallocation systems: {@link dev.freehold.tool.fuzz.Fuzzer}. */
package dev.freehold.tool.fuzz;
