// SPDX-License-Identifier: Apache-2.0
/** Threads and teams of threads that run parts of a program. */
package dev.freehold.omp;
