// SPDX-License-Identifier: Apache-2.0
/**
 * General passes: {@link dev.freehold.transform.Canonicalize}, {@link dev.freehold.transform.Cse},
 * {@link dev.freehold.transform.LoopInvariantCodeMotion}, {@link dev.freehold.transform.SymbolDce}, {@link dev.freehold.transform.StripDebugInfo}.
 * {@link dev.freehold.transform.StandardPasses} lists them.
 */
package dev.freehold.transform;
