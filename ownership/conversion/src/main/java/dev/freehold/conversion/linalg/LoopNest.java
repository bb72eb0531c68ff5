// SPDX-License-Identifier: Apache-2.0
package dev.freehold.conversion.linalg;

import dev.freehold.affine.ApplyOp;
import dev.freehold.ir.IrMapping;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineDim;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.UnrankedTensorType;
import dev.freehold.linalg.IndexOp;
import dev.freehold.linalg.StructuredOp;
import dev.freehold.memref.DimOp;
import java.util.ArrayList;
import java.util.List;

/** Makes one loop of each dimension of a structured operation, and the body of the innermost one. */
final class LoopNest {
  private final StructuredOp structured;
  private final Op op;
  private final LoopForm form;
  private final Rewriter rewriter;

  private LoopNest(StructuredOp structured, LoopForm form, Rewriter rewriter) {
    this.structured = structured;
    this.form = form;
    this.rewriter = rewriter;
    op = (Op) structured;
  }

  /** Replaces a structured operation, if it works on buffers only. */
  static void replace(Op op, LoopForm form, Rewriter rewriter) {
    if (!(op instanceof StructuredOp structured) || !isOnBuffers(op)) return;
    LoopNest nest = new LoopNest(structured, form, rewriter);
    nest.fill(form.loops(nest.sizes(), structured.iteratorTypes(), rewriter));
    rewriter.erase(op);
  }

  private static boolean isOnBuffers(Op op) {
    boolean buffers = false;
    for (Value operand : op.operands()) {
      if (operand.type() instanceof TensorType || operand.type() instanceof UnrankedTensorType) return false;
      buffers |= operand.type() instanceof BaseMemRefType;
    }
    return buffers;
  }

  /** How often each loop runs: the size of the first dimension of an operand that it alone indexes. */
  private List<Folded> sizes() {
    int loops = structured.iteratorTypes().size();
    Folded[] sizes = new Folded[loops];
    List<AffineMap> maps = structured.indexingMaps();
    for (int i = 0; i < maps.size(); i++) {
      for (int dimension = 0; dimension < maps.get(i).numResults(); dimension++) {
        Folded size = size(op.operand(i), dimension);
        if (maps.get(i).result(dimension) instanceof AffineDim(int loop) && sizes[loop] == null) sizes[loop] = size;
      }
    }
    return List.of(sizes);
  }

  private Folded size(Value operand, int dimension) {
    MemRefType type = (MemRefType) operand.type();
    return type.shape().isDynamic(dimension) ? DimOp.sizeOf(operand, dimension, rewriter) : IntegerAttr.ofIndex(type.size(dimension));
  }

  /** Loads an element of each operand, does what the body does, and stores what it yields. */
  private void fill(List<Value> variables) {
    IrMapping mapping = new IrMapping();
    for (int i = 0; i < op.operandCount(); i++) {
      Value operand = op.operand(i);
      boolean isScalar = !(operand.type() instanceof MemRefType);
      mapping.map(structured.argumentOf(i), isScalar ? operand : form.load(operand, indices(i, variables), rewriter));
    }
    int inits = op.operandCount() - structured.inits().size();
    List<List<Value>> targets = new ArrayList<>();
    for (int i = inits; i < op.operandCount(); i++) targets.add(indices(i, variables));
    Op yield = structured.body().lastOp();
    for (Op inner : structured.body()) {
      if (inner instanceof IndexOp index) mapping.map(index.result(), variables.get(index.dim()));
      else if (inner != yield) rewriter.clone(inner, mapping);
    }
    rewriter.withLocation(op.location());
    for (int i = 0; i < targets.size(); i++) {
      form.store(mapping.get(yield.operand(i)), structured.inits().get(i), targets.get(i), rewriter);
    }
  }

  private List<Value> indices(int operand, List<Value> variables) {
    AffineMap map = structured.indexingMaps().get(operand);
    List<Value> indices = new ArrayList<>();
    for (AffineExpr index : map.results()) {
      indices.add(rewriter.create(ApplyOp.canonical(AffineMap.of(map.numDims(), map.numSymbols(), index), variables)).result());
    }
    return indices;
  }
}
