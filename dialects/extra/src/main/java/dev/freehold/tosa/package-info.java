// SPDX-License-Identifier: Apache-2.0
/** The {@code tosa} dialect: operations on whole tensors, as networks are made of, in their declarative part. */
package dev.freehold.tosa;
