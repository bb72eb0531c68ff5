// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

/** A terminator that no execution reaches: a path that leads to it does not exist. */
public interface NeverReached {}
