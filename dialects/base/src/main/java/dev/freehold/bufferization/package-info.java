// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferization;

/** The {@code bufferization} dialect: the way from tensors to buffers, and the operation that says who frees them. */
