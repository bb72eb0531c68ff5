// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

/** May run where the original program does not run it. */
public interface AlwaysSpeculatable {}
