// SPDX-License-Identifier: Apache-2.0
/** What the reference profile does otherwise about these dialects. */
package dev.freehold.dealloc.extra.compat;
