// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

/** Frees automatic allocations (such as {@code memref.alloca}) below it when it is left. */
public interface AutomaticAllocationScope {}
