// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

/** Starts a scope for affine dimensions and symbols. */
public interface AffineScope {}
