// SPDX-License-Identifier: Apache-2.0
/** Tensors that are spread over a grid of devices, and how the devices exchange their parts. */
package dev.freehold.shard;
