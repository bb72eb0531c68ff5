// SPDX-License-Identifier: Apache-2.0
/** Tiles: the matrix registers of one family of processors. */
package dev.freehold.amx;
