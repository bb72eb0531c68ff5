// SPDX-License-Identifier: Apache-2.0
/** Formulas, and questions to solvers whether there are values that make them true. */
package dev.freehold.smt;
