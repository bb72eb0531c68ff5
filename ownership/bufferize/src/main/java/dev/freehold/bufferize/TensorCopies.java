// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

import dev.freehold.bufferization.AllocTensorOp;
import dev.freehold.bufferization.ToTensorOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.SymbolTable;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.UnrankedTensorType;
import dev.freehold.memref.MemRefTypes;
import dev.freehold.tensor.DimOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes operations that are all in place of such that are not: each operand that is not gets a tensor of its own, by {@code bufferization.alloc_tensor}.
 * Where an operation only passes on a part of an operand, the part is copied instead.
 *
 * <pre>
 *   %r = tensor.insert %f into %t[%i]              // %t is not in place
 *   %c = bufferization.alloc_tensor() copy(%t)
 *   %r = tensor.insert %f into %c[%i]
 * </pre>
 */
public final class TensorCopies {
  private final Rewriter rewriter;
  private final AnalysisState state;
  private final CopyListener listener;
  private final BufferTypes types;

  public TensorCopies(Rewriter rewriter, AnalysisState state) {
    this(rewriter, state, CopyListener.NONE);
  }

  private TensorCopies(Rewriter rewriter, AnalysisState state, CopyListener listener) {
    this.rewriter = rewriter;
    this.state = state;
    this.listener = listener;
    types = new BufferTypes(state.ops());
  }

  public Rewriter rewriter() {
    return rewriter;
  }

  /** What decides which operands are copied. */
  public AnalysisState state() {
    return state;
  }

  public BufferTypes types() {
    return types;
  }

  /** Who is to hear of copies that a model makes by itself. */
  public CopyListener listener() {
    return listener;
  }

  /** Makes copies for all operations below one that are bufferized. */
  public static void insert(Op root, Rewriter rewriter, AnalysisState state, CopyListener listener) {
    TensorCopies copies = new TensorCopies(rewriter, state, listener);
    boolean isTable = root instanceof SymbolTable;
    root.walk(op -> {
      if (isTable && op != root && SymbolTables.nearestTable(op.enclosingOp()) != root) return;
      Bufferizable bufferizable = state.ops().of(op);
      if (bufferizable == null) return;
      rewriter.before(op);
      bufferizable.resolveConflicts(copies);
    });
  }

  /** A value to copy; {@code withElements} says whether the elements matter. */
  private record Part(Value value, boolean withElements) {}

  /** Makes copies for all operands of an operation that are not in place. */
  public void resolve(Op op) {
    List<Use> operands = new ArrayList<>();
    List<Boolean> withElements = new ArrayList<>();
    List<Part> parts = new ArrayList<>();
    for (Use operand : Tensors.operands(op)) {
      if (state.isInPlace(operand)) continue;
      if (operand.value().type() instanceof UnrankedTensorType) throw NotBufferizable.at(op, "copying of unranked tensors is not implemented");
      boolean elements = !state.canOmitCopy(operand);
      listener.notInPlace(operand, elements);
      Value part = onlyPart(operand);
      if (part != null) {
        parts.add(new Part(part, elements));
      } else {
        operands.add(operand);
        withElements.add(elements);
      }
    }
    for (int i = 0; i < operands.size(); i++) {
      rewriter.before(op);
      rewriter.setUse(operands.get(i), copy(operands.get(i).value(), withElements.get(i)));
    }
    rewriter.after(op);
    for (Part part : parts) copyUses(part);
  }

  /** The one result that the operation makes of an operand without writing to it, and of no other operand; null where there is none. */
  private @Nullable Value onlyPart(Use operand) {
    List<AliasingValue> aliases = state.aliasingValues(operand);
    if (aliases.size() != 1 || !(aliases.getFirst().value() instanceof Value.Result result)) return null;
    boolean is = !state.writes(operand) && state.aliasingOperands(result).size() == 1 && !(result.type() instanceof UnrankedTensorType);
    return is ? result : null;
  }

  private void copyUses(Part part) {
    List<Use> uses = Tensors.uses(part.value());
    Value copy = copy(part.value(), part.withElements());
    for (Use use : uses) {
      if (!(use.owner() instanceof DimOp)) rewriter.setUse(use, copy);
    }
  }

  /** A new tensor of the shape of a value, a tensor or a buffer, and with its elements if they matter; made at the insertion point. */
  public Value copy(Value shaped, boolean withElements) {
    if (shaped.type() instanceof UnrankedTensorType)
      throw NotBufferizable.at(Tensors.owner(shaped), "copying of unranked tensors is not implemented");
    Value tensor = Tensors.is(shaped) ? shaped : rewriter.create(ToTensorOp.of(MemRefTypes.tensorOf(shaped.type()), shaped)).result();
    if (withElements) return rewriter.create(AllocTensorOp.of(tensor.type(), List.of(), List.of(tensor), List.of())).result();
    List<Value> sizes = DynamicSizes.of(tensor, rewriter);
    AllocTensorOp made = rewriter.create(AllocTensorOp.of(tensor.type(), sizes, List.of(), List.of()));
    Attribute space = types.of(tensor).memorySpace();
    if (space != null) rewriter.setProp(made, "memory_space", space);
    return made.result();
  }
}
