// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.driver;

import dev.freehold.bufferization.ToBufferOp;
import dev.freehold.bufferization.ToTensorOp;
import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.BufferPairs;
import dev.freehold.bufferize.Bufferizable;
import dev.freehold.bufferize.BufferizableOps;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.NotBufferizable;
import dev.freehold.bufferize.TensorCopies;
import dev.freehold.bufferize.Tensors;
import dev.freehold.bufferize.analysis.OneShotAnalysis;
import dev.freehold.func.FuncOp;
import dev.freehold.ir.IrListener;
import dev.freehold.ir.Op;
import dev.freehold.ir.Purity;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.text.Printing;
import dev.freehold.pass.PassContext;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Bufferizes the operations below one, of which none needs a copy any more. Each is replaced by itself: its operands come from {@code to_buffer} and its
 * results go to {@code to_tensor}, and where one of these meets the other both disappear. Upstream: {@code bufferization::bufferizeOp}.
 */
public final class BufferizeDriver implements IrListener {
  private final BufferizableOps ops;
  private final BufferElements elements;
  private final List<Op> worklist = new ArrayList<>();
  private final Set<Op> erased = new HashSet<>();
  private final Set<ToBufferOp> toBuffers = new LinkedHashSet<>();
  private final Rewriter rewriter;

  private BufferizeDriver(BufferizableOps ops, PassContext cx) {
    this.ops = ops;
    elements = ops.profile().strategy(BufferElements.class, BufferElements.SOUND);
    rewriter = new Rewriter(cx.registry(), cx.profile(), this);
  }

  /**
   * Bufferizes what is below {@code root}, and {@code root} itself.
   *
   * @param shared has what is kept between parts of a run
   * @throws NotBufferizable if an operation cannot be bufferized
   */
  public static void run(Op root, BufferizableOps ops, Bufferizer shared, PassContext cx) {
    if (ops.options().copyBeforeWrite()) TensorCopies.insert(root, cx.rewriter(), new AnalysisState(ops), shared.listener());
    new BufferizeDriver(ops, cx).bufferize(root, shared, cx);
  }

  private void bufferize(Op root, Bufferizer shared, PassContext cx) {
    root.walk(op -> {
      if (op instanceof ToBufferOp toBuffer) toBuffers.add(toBuffer);
      if (ops.options().allows(op) && ops.hasTensors(op)) worklist.add(op);
    });
    Bufferizer to = shared.with(rewriter, ops);
    for (int i = 0; i < worklist.size(); i++) {
      Op op = worklist.get(i);
      if (!erased.contains(op)) bufferizeOne(op, to, cx);
    }
    if (erased.contains(root)) return;
    for (ToBufferOp toBuffer : List.copyOf(toBuffers)) BufferPairs.fold(toBuffer, to);
    root.walk(ToTensorOp.class, toTensor -> {
      if (!toTensor.hasUses()) rewriter.erase(toTensor);
    });
    if (!ops.options().allowUnknownOps()) worklist.forEach(this::requireBufferized);
  }

  private void bufferizeOne(Op op, Bufferizer to, PassContext cx) {
    Bufferizable bufferizable = ops.of(op);
    if (bufferizable == null || !ops.hasTensors(op)) return;
    OneShotAnalysis.checkBlocks(bufferizable);
    requireBufferElements(op);
    rewriter.before(op);
    try {
      bufferizable.bufferize(to);
    } catch (NotBufferizable failure) {
      if (failure.diagnostic() != null) cx.report(failure.diagnostic());
      throw NotBufferizable.at(op, "failed to bufferize op");
    }
  }

  /** Reports a tensor of the operation whose elements no buffer can have. */
  private void requireBufferElements(Op op) {
    Stream<Type> signature = op instanceof FuncOp function
        ? Stream.concat(function.functionType().inputs().stream(), function.functionType().results().stream()) : Stream.empty();
    Stream<Type> values = Stream.concat(op.operands().stream(), op.results().stream()).map(Value::type);
    Stream.concat(signature, values).forEach(type -> {
      if (Tensors.is(type) && !elements.allow(((ShapedType) type).element())) {
        throw NotBufferizable.by(op, "cannot be bufferized: no memref has the element type of " + Printing.quoted(type));
      }
    });
  }

  private void requireBufferized(Op op) {
    if (erased.contains(op) || op instanceof ToTensorOp || op instanceof ToBufferOp || !ops.hasTensors(op)) return;
    if (!op.hasUses() && Purity.hasNoEffects(op)) return;
    throw NotBufferizable.at(op, "op was not bufferized");
  }

  // What changes meanwhile.

  @Override
  public void inserted(Op op, boolean moved) {
    if (moved) return;
    erased.remove(op);
    if (op instanceof ToBufferOp toBuffer) toBuffers.add(toBuffer);
    else if (!(op instanceof ToTensorOp) && ops.hasTensors(op) && ops.options().allows(op)) worklist.add(op);
  }

  @Override
  public void erased(Op op) {
    erased.add(op);
    if (op instanceof ToBufferOp toBuffer) toBuffers.remove(toBuffer);
  }
}
