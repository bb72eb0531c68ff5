// SPDX-License-Identifier: Apache-2.0
/** Models of operations of the tensor dialect. */
package dev.freehold.bufferize.tensor;
