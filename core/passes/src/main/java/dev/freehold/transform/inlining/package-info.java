// SPDX-License-Identifier: Apache-2.0
/** Calls replaced by what they call. */
package dev.freehold.transform.inlining;
