// SPDX-License-Identifier: Apache-2.0
/**
 * What an execution is about, whoever executes: which faults there are ({@link dev.freehold.interp.semantics.Fault}), how strict a run is
 * ({@link dev.freehold.interp.semantics.Rules}), and how values of a type are held ({@link dev.freehold.interp.semantics.Kinds}).
 */
package dev.freehold.interp.semantics;
