// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

/** The blocks of its regions need no terminator. */
public interface NoTerminator {}
