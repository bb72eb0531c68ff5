// SPDX-License-Identifier: Apache-2.0
/**
 * Operation interfaces and traits, by which analyses and passes treat operations of any dialect. An operation has an interface by implementing it,
 * or by a model that an {@link dev.freehold.ir.Extension} registers for its class.
 *
 * <p>Control flow: {@link dev.freehold.ir.iface.BranchOp} among blocks, {@link dev.freehold.ir.iface.RegionBranchOp} among regions,
 * {@link dev.freehold.ir.iface.CallLike} and {@link dev.freehold.ir.iface.FunctionLike} among functions; {@link dev.freehold.ir.iface.Flow} gives
 * the edges that the first two declare. Memory: {@link dev.freehold.ir.MemoryEffects}, {@link dev.freehold.ir.iface.Pure},
 * {@link dev.freehold.ir.iface.ViewLike}. Names: {@link dev.freehold.ir.Symbol}, {@link dev.freehold.ir.SymbolTable}. Those that the core itself
 * asks for are in {@link dev.freehold.ir}.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Interfaces/">MLIR Interfaces</a>, <a href="https://mlir.llvm.org/docs/Traits/">Traits</a>.
 */
package dev.freehold.ir.iface;
