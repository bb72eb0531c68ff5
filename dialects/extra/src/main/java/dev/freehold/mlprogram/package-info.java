// SPDX-License-Identifier: Apache-2.0
/** The outermost structure of machine learning programs: functions, graphs of computations, and global variables. */
package dev.freehold.mlprogram;
