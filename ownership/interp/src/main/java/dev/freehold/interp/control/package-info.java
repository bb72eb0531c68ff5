// SPDX-License-Identifier: Apache-2.0
/** Executors of control flow: {@code func}, {@code cf}, {@code scf}, {@code ub}. */
package dev.freehold.interp.control;
