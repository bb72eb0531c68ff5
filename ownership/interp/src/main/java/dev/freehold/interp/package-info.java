// SPDX-License-Identifier: Apache-2.0
/**
 * The interpreter: executes programs, for {@code freehold run} and {@code freehold check}.
 *
 * <p>A function is compiled once, into {@link dev.freehold.interp.Segment}s: straight runs of {@link dev.freehold.interp.Action}s that end with an
 * {@link dev.freehold.interp.Exit} to another segment. Regions are laid out flat, so that neither the depth of the program nor that of its calls
 * uses the stack of the host. Values live in numbered slots of a {@link dev.freehold.interp.Frame}.
 *
 * <p>What an operation does is implemented by an {@link dev.freehold.interp.Executor}; an {@link dev.freehold.interp.ExecutorProvider}, found by
 * {@link java.util.ServiceLoader}, brings those of a dialect. Operations without one are treated by their effects.
 *
 * <p>Reading order: {@code Executor}, {@code Emitter}, {@code Frame}, {@code Machine}; then {@link dev.freehold.interp.memory}.
 */
package dev.freehold.interp;
