// SPDX-License-Identifier: Apache-2.0
/** Tiles: the matrix registers of another family of processors, as large as the processor at hand has them. */
package dev.freehold.armsme;
