// SPDX-License-Identifier: Apache-2.0
/** Decides which operands are in place. */
package dev.freehold.bufferize.analysis;
