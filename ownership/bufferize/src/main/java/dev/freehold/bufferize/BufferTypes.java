// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds out which types the buffers of tensors will have. Upstream: {@code bufferization::getBufferType}. */
public final class BufferTypes {
  private final BufferizableOps ops;
  /** The values whose type is being found out: what depends on itself must get its type from elsewhere. */
  private final Deque<Value> asked = new ArrayDeque<>();

  public BufferTypes(BufferizableOps ops) {
    this.ops = ops;
  }

  public BufferizableOps ops() {
    return ops;
  }

  public BufferizeOptions options() {
    return ops.options();
  }

  /**
   * The type of the buffer of a tensor; the type of a value that is a buffer already.
   *
   * @throws NotBufferizable if it is not known
   */
  public BaseMemRefType of(Value value) {
    if (value.type() instanceof BaseMemRefType known) return known;
    asked.push(value);
    try {
      Bufferizable op = ops.of(value);
      return op == null ? unknown(value) : op.bufferType(value, this);
    } finally {
      asked.pop();
    }
  }

  /** Whether the type of a value is being found out. */
  public boolean isAsked(Value value) {
    return asked.contains(value);
  }

  /** How often the type of a value is being found out, one time as part of the other. */
  public int timesAsked(Value value) {
    return Collections.frequency(asked, value);
  }

  /** The type of an operand that is equivalent to a result; otherwise that of a buffer of which nothing is known. */
  public BaseMemRefType byOperands(Value value) {
    if (value instanceof Value.Result) {
      List<AliasingOperand> aliases = new AnalysisState(ops).aliasingOperands(value);
      if (!aliases.isEmpty() && aliases.getFirst().relation() == Relation.EQUIVALENT) return of(aliases.getFirst().operand().value());
    }
    return unknown(value);
  }

  /** The type of a buffer of which nothing is known. */
  public BaseMemRefType unknown(Value value) {
    return options().unknownLayout().of(value.type(), memorySpace(value.type(), Tensors.owner(value)));
  }

  /**
   * The memory space where nothing is known, null for the default one.
   *
   * @throws NotBufferizable if there is none
   */
  public @Nullable Attribute memorySpace(Type tensor, Op at) {
    if (!options().memorySpaces().isKnownFor(tensor)) throw NotBufferizable.at(at, "could not infer memory space");
    return options().memorySpaces().of(tensor);
  }
}
