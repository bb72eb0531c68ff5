// SPDX-License-Identifier: Apache-2.0
/** From maps and sets to arithmetic, and from affine loops to structured control flow. */
package dev.freehold.conversion.affine;
