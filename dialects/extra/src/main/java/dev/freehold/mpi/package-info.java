// SPDX-License-Identifier: Apache-2.0
/** Messages between processes: the functions of the Message Passing Interface. */
package dev.freehold.mpi;
