// SPDX-License-Identifier: Apache-2.0
/** Models of operations of the vector dialect. */
package dev.freehold.bufferize.vector;
