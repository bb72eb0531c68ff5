// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.iface.CallLike;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Finds out which types the buffers of tensors will have. Upstream: {@code bufferization::getBufferType}. */
public final class BufferTypes {
  private final BufferizableOps ops;
  /** The values whose type is being found out: what depends on itself must get its type from elsewhere. */
  private final Deque<Value> asked = new ArrayDeque<>();
  /** What the next value in a chain is asked for, and its type. */
  private @Nullable Value found;
  private @Nullable BaseMemRefType foundType;

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
    if (value == found) return Objects.requireNonNull(foundType, "is found");
    int outside = asked.size();
    try {
      // From the beginning of a chain to its end, and not by recursion: there may be many operations.
      for (Value at = value; at != null; at = onlyOperand(at)) asked.push(at);
      BaseMemRefType type = typeOf(asked.element());
      while (asked.size() > outside + 1) {
        Value source = asked.pop();
        found = source;
        foundType = type;
        type = typeOf(asked.element());
      }
      return type;
    } finally {
      found = null;
      while (asked.size() > outside) asked.pop();
    }
  }

  private BaseMemRefType typeOf(Value value) {
    Bufferizable op = ops.of(value);
    return op == null ? unknown(value) : op.bufferType(value, this);
  }

  /** The one tensor in whose buffer the result of a plain operation may be; null where there is none. */
  private @Nullable Value onlyOperand(Value value) {
    boolean isPlain = value instanceof Value.Result result && result.owner().regionCount() == 0 && !(result.owner() instanceof CallLike);
    if (!isPlain || ops.of(value) == null) return null;
    List<AliasingOperand> aliases = new AnalysisState(ops).aliasingOperands(value);
    return aliases.size() == 1 ? aliases.getFirst().operand().value() : null;
  }

  private @Nullable Value firstEquivalent(Value value) {
    List<AliasingOperand> aliases = new AnalysisState(ops).aliasingOperands(value);
    return aliases.isEmpty() || aliases.getFirst().relation() != Relation.EQUIVALENT ? null : aliases.getFirst().operand().value();
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
    Value operand = value instanceof Value.Result ? firstEquivalent(value) : null;
    return operand == null ? unknown(value) : of(operand);
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
