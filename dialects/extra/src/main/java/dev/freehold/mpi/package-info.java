// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code mpi} dialect: the Message Passing Interface (MPI), as calls that may return an error code.
 *
 * <p>Freehold parses, verifies, canonicalizes and prints it.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/MPI/">the {@code mpi} dialect</a>.
 */
package dev.freehold.mpi;
