// SPDX-License-Identifier: Apache-2.0
/** Blocks of matrices on one family of graphics processors. */
package dev.freehold.xegpu;
