// SPDX-License-Identifier: Apache-2.0
/** How operations on tensors become operations on buffers: {@link dev.freehold.bufferize.Bufferizable} is what they say about themselves. */
package dev.freehold.bufferize;
