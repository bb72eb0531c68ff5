// SPDX-License-Identifier: Apache-2.0
/**
 * How time and memory grow with the size of a program: {@link dev.freehold.devtools.growth.Shapes} has families of programs, one for each way in
 * which a program can become large, and {@link dev.freehold.devtools.growth.GrowthTable} measures what a pass makes of a few sizes.
 */
package dev.freehold.devtools.growth;
