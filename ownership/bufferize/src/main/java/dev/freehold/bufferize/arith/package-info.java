// SPDX-License-Identifier: Apache-2.0
/** Models of operations of the arith dialect. */
package dev.freehold.bufferize.arith;
