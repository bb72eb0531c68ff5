// SPDX-License-Identifier: Apache-2.0
/** What is true of a program: {@link dev.freehold.analysis.Liveness} and others. Analyses read the IR and never change it. */
package dev.freehold.analysis;
