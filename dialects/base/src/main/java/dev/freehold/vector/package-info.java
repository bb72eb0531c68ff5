// SPDX-License-Identifier: Apache-2.0
/** Vectors as values, and how they come from memory and go there. */
package dev.freehold.vector;
