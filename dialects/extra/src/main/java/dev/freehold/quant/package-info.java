// SPDX-License-Identifier: Apache-2.0
/** Numbers that stand for others by a scale: the types of what is stored, and casts between both. */
package dev.freehold.quant;
