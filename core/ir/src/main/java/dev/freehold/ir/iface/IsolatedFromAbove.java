// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

/** Its regions use no value that is defined outside of it. */
public interface IsolatedFromAbove {}
