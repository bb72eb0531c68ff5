// SPDX-License-Identifier: Apache-2.0
/**
 * Random programs on tensors, for One-Shot Bufferize. {@link dev.freehold.fuzz.tensor.TensorProgram} is the entry.
 *
 * <p>The writer knows the size of each dimension, also where the type says {@code ?}, and the bounds of each index: whatever it writes stays within
 * its tensors, and nothing is read that was not written.
 */
package dev.freehold.fuzz.tensor;
