// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code wasmssa} dialect: WebAssembly modules, with SSA values in place of the operand stack.
 *
 * <p>Freehold parses, verifies and prints it; nothing in it is folded.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/WasmSSAOps/">the {@code wasmssa} dialect</a>.
 */
package dev.freehold.wasmssa;
