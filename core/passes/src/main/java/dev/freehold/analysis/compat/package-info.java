// SPDX-License-Identifier: Apache-2.0
/** What the analyses do in the reference profile only. Nothing refers to this package but {@link dev.freehold.ir.Profile#reference()}. */
package dev.freehold.analysis.compat;
