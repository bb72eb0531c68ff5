// SPDX-License-Identifier: Apache-2.0
/** What the reference profile does otherwise in spirv. */
package dev.freehold.spirv.compat;
