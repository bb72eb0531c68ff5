// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

/** Contributes to a result what one of several parallel bodies computed. */
public interface ParallelCombining {}
