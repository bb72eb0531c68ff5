// SPDX-License-Identifier: Apache-2.0
/** Facts about the structure of a program that the core itself needs: orders of blocks and dominance. */
package dev.freehold.ir.analysis;
