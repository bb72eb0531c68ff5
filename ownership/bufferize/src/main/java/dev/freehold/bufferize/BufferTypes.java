// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.iface.CallLike;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds out which types the buffers of tensors will have. Upstream: {@code bufferization::getBufferType}. */
public final class BufferTypes {
  private final BufferizableOps ops;
  private final CyclicQuestions<Value, BaseMemRefType> questions = new CyclicQuestions<>();

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
    BaseMemRefType known = known(value);
    return known != null ? known : find(value);
  }

  private @Nullable BaseMemRefType known(Value value) {
    return value.type() instanceof BaseMemRefType type ? type : questions.remembered(value);
  }

  /** Answers from the beginning of a chain to its end, and not by recursion: there may be many operations. */
  private BaseMemRefType find(Value value) {
    int outside = questions.depth();
    try {
      for (Value at = value; at != null && known(at) == null; at = firstAsked(at)) questions.begin(at);
      BaseMemRefType type;
      do {
        type = typeOf(questions.innermost());
        questions.end(type);
      } while (questions.depth() > outside);
      return type;
    } finally {
      while (questions.depth() > outside) questions.abandon();
    }
  }

  private BaseMemRefType typeOf(Value value) {
    Bufferizable op = ops.of(value);
    return op == null ? unknown(value) : op.bufferType(value, this);
  }

  private @Nullable Value firstAsked(Value value) {
    Bufferizable op = ops.of(value);
    return op == null ? null : op.bufferTypeBeginsWith(value, this);
  }

  /** The one tensor in whose buffer the result of a plain operation may be; null where there is none. */
  @Nullable
  Value onlyOperand(Value value) {
    boolean isPlain = value instanceof Value.Result result && result.owner().regionCount() == 0 && !(result.owner() instanceof CallLike);
    if (!isPlain) return null;
    List<AliasingOperand> aliases = new AnalysisState(ops).aliasingOperands(value);
    return aliases.size() == 1 ? aliases.getFirst().operand().value() : null;
  }

  private @Nullable Value firstEquivalent(Value value) {
    List<AliasingOperand> aliases = new AnalysisState(ops).aliasingOperands(value);
    return aliases.isEmpty() || aliases.getFirst().relation() != Relation.EQUIVALENT ? null : aliases.getFirst().operand().value();
  }

  /** Whether the type of a value is being found out. */
  public boolean isAsked(Value value) {
    return questions.isLeftOut(value);
  }

  /** Whether the type that is being found out is part of itself: the same value has been asked about further out. */
  public boolean isAskedAgain() {
    return questions.isInnermostAskedAgain();
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
