// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

/** Its regions may run several times in parallel. */
public interface ParallelRegion {}
