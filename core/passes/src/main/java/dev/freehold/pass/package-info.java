// SPDX-License-Identifier: Apache-2.0
/**
 * The pass manager: {@link dev.freehold.pass.Pass}, {@link dev.freehold.pass.PassInfo} (its name, options and statistics),
 * {@link dev.freehold.pass.Pipeline}, the textual pipelines of {@code --pass-pipeline}, and {@link dev.freehold.pass.PassContext}, which a pass
 * reports errors to.
 *
 * <p>{@link dev.freehold.pass.PassProvider} is found by {@link java.util.ServiceLoader} and lists the passes of a module or of a third party.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/PassManagement/">MLIR Pass Infrastructure</a>.
 */
package dev.freehold.pass;
