// SPDX-License-Identifier: Apache-2.0
/** Executors of the dialects that say where control goes: func, cf, scf, ub. */
package dev.freehold.interp.control;
