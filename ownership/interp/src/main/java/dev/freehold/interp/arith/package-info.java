// SPDX-License-Identifier: Apache-2.0
/** Executors of the dialects that compute: arith, index, math. */
package dev.freehold.interp.arith;
