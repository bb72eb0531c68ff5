// SPDX-License-Identifier: Apache-2.0
/** Tensors as values: taking them apart and putting them together, without computing on elements. */
package dev.freehold.tensor;
