// SPDX-License-Identifier: Apache-2.0
/** Sparse tensors: {@link dev.freehold.sparsetensor.EncodingAttr} says how a tensor type stores its elements. */
package dev.freehold.sparsetensor;
