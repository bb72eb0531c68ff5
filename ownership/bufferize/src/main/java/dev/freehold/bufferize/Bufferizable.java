// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

import dev.freehold.ir.Op;
import dev.freehold.ir.Profile;
import dev.freehold.ir.Region;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.iface.RegionBranchOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How an operation on tensors becomes one on buffers, and what it does to them then. Operations implement it, or an {@link dev.freehold.ir.Extension}
 * registers models of it. Upstream: {@code BufferizableOpInterface}, whose methods are named in brackets.
 *
 * <p>The first group of methods is for the analysis, which decides for each operand whether its buffer is handed to the operation (<em>in place</em>) or a
 * copy of it. On
 *
 * <pre>
 *   %r = tensor.insert %f into %t[%i] : tensor&lt;4xf32&gt;
 * </pre>
 *
 * <p>{@code %t} is read (the elements that are not inserted) and written to, and {@code %r} is equivalent to it. If somebody reads {@code %t} later, there is
 * a conflict, and a copy of {@code %t} is handed over.
 */
public interface Bufferizable {
  /** The operation; for a model, the one that it is made for. */
  default Op op() {
    return (Op) this;
  }

  /** Whether a profile knows how the operation is bufferized. */
  default boolean isKnown(Profile profile) {
    return true;
  }

  // What it does to buffers.

  /** Whether the elements in the buffer of a tensor operand matter [{@code bufferizesToMemoryRead}]. */
  boolean reads(Use operand, AnalysisState state);

  /** Whether the operation writes into the buffer of a tensor operand [{@code bufferizesToMemoryWrite}]. */
  boolean writes(Use operand, AnalysisState state);

  /** The results and arguments of blocks that get the buffer of a tensor operand, or a part of it [{@code getAliasingValues}]. */
  List<AliasingValue> aliasingValues(Use operand, AnalysisState state);

  /** The operands whose buffer a result or an argument of a block gets [{@code getAliasingOpOperands}]; what {@link #aliasingValues} says, turned round. */
  default List<AliasingOperand> aliasingOperands(Value value, AnalysisState state) {
    return state.aliasingOperandsByValues(this, value);
  }

  /** Whether a result is a new buffer [{@code bufferizesToAllocation}]. */
  default boolean allocates(Value.Result result) {
    return false;
  }

  /** Whether a result has other elements than the operands that it aliases: somebody has written to the buffer [{@code resultBufferizesToMemoryWrite}]. */
  default boolean definesElements(Value.Result result, AnalysisState state) {
    return state.definesElementsByOperands(this, result);
  }

  /** Whether a tensor operand is never copied, come what may [{@code mustBufferizeInPlace}]. */
  default boolean mustBeInPlace(Use operand, AnalysisState state) {
    return false;
  }

  /** Whether a value of the operation may be written to [{@code isWritable}]. */
  default boolean isWritable(Value value, AnalysisState state) {
    return value instanceof Value.Result;
  }

  /** Whether a read and a write of the same buffer, at least one of them by this operation, do not disturb each other [{@code isNotConflicting}]. */
  default boolean isNotConflicting(Use read, Use write, AnalysisState state) {
    return false;
  }

  /** Whether the operation reads each element of these operands before it writes to the same element of any [{@code bufferizesToElementwiseAccess}]. */
  default boolean isElementwise(List<Use> operands, AnalysisState state) {
    return false;
  }

  /** Whether a region may run more than once each time that the operation does [{@code isRepetitiveRegion}]. */
  default boolean isRepetitive(Region region) {
    return op() instanceof RegionBranchOp branch && branch.isRepetitive(region);
  }

  /** Whether instances of a region run side by side [{@code isParallelRegion}]. */
  default boolean isParallel(Region region) {
    return false;
  }

  /** Whether there is anything to bufferize [{@code hasTensorSemantics}]. */
  default boolean hasTensors() {
    return Tensors.anyIn(op());
  }

  /** Whether regions may have several blocks [{@code supportsUnstructuredControlFlow}]. */
  default boolean supportsUnstructuredControlFlow() {
    return false;
  }

  /**
   * Checks the decisions of the analysis [{@code verifyAnalysis}].
   *
   * @throws NotBufferizable if the operation cannot go along with them
   */
  default void verifyAnalysis(AnalysisState state) {}

  // How it becomes one on buffers.

  /** Makes copies for the operands that are not in place [{@code resolveConflicts}]. */
  default void resolveConflicts(TensorCopies copies) {
    copies.resolve(op());
  }

  /**
   * Puts operations on buffers in place of the operation [{@code bufferize}], usually by {@link Bufferizer#buffer} and {@link Bufferizer#replace}. Inserts
   * in front of the operation.
   *
   * @throws NotBufferizable if that is not possible
   */
  void bufferize(Bufferizer to);

  /**
   * The type of the buffer of a tensor that the operation defines [{@code getBufferType}].
   *
   * @throws NotBufferizable if it is not known
   */
  default BaseMemRefType bufferType(Value value, BufferTypes types) {
    return types.byOperands(value);
  }

  /** The value whose type {@link #bufferType} asks for first; null for none, or if it does not matter. Long chains of these do not take recursion. */
  default @Nullable Value bufferTypeBeginsWith(Value value, BufferTypes types) {
    return types.onlyOperand(value);
  }
}
