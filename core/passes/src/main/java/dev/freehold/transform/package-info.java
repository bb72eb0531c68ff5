// SPDX-License-Identifier: Apache-2.0
/** Passes for any program: {@link dev.freehold.transform.Canonicalize}, {@link dev.freehold.transform.Cse}. */
package dev.freehold.transform;
