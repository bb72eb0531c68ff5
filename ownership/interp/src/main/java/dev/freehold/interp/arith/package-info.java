// SPDX-License-Identifier: Apache-2.0
/** Executors of the dialects that compute on scalars: {@code arith}, {@code index}, {@code math}. */
package dev.freehold.interp.arith;
