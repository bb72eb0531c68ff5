// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

/** Each of its regions has at most one block. */
public interface SingleBlock {}
