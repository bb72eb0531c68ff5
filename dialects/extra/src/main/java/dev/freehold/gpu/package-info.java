// SPDX-License-Identifier: Apache-2.0
/** Kernels, their launch, and the memory of the device. */
package dev.freehold.gpu;
