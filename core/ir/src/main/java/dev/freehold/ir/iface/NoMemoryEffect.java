// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

/** Touches no memory. */
public interface NoMemoryEffect {}
