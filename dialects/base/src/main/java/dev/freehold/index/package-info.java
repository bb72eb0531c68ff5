// SPDX-License-Identifier: Apache-2.0
/** Arithmetic on {@code index}, folded only where the result is right for every width that the type may have. */
package dev.freehold.index;
