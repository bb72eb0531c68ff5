// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

import dev.freehold.func.CallOp;
import dev.freehold.func.FuncOp;
import dev.freehold.func.ReturnOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.StridedLayoutAttr;
import dev.freehold.ir.builtin.Strides;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.memref.CopyOp;
import java.util.ArrayList;
import java.util.List;

/** The arguments that took the place of one function's results, and what callers have to know to allocate them. */
final class OutParams {
  private final BufferResultsToOutParams options;
  private final Rewriter rewriter;
  private final List<MemRefType> types = new ArrayList<>();
  /** For each the arguments that are its dynamic sizes; null where that is not known. */
  private final List<List<Integer>> sizes = new ArrayList<>();

  private OutParams(BufferResultsToOutParams options, Rewriter rewriter) {
    this.options = options;
    this.rewriter = rewriter;
  }

  /** Whether the function returns a buffer that a cast of a new one cannot be: only row-major and fully dynamic layouts are. */
  static boolean hasUnsupportedLayout(FuncOp function) {
    for (Type type : function.functionType().results()) {
      if (type instanceof MemRefType buffer && !isRowMajor(buffer) && !isFullyDynamic(buffer)) return true;
    }
    return false;
  }

  private static boolean isRowMajor(MemRefType type) {
    return type.hasIdentityLayout()
        || type.layout() instanceof StridedLayoutAttr strided && strided.offset() == 0 && strided.strides().equals(List.of(1L));
  }

  private static boolean isFullyDynamic(MemRefType type) {
    Strides strides = Strides.of(type);
    if (strides == null || !Shape.isDynamic(strides.offset())) return false;
    for (long stride : strides.strides()) {
      if (!Shape.isDynamic(stride)) return false;
    }
    return true;
  }

  /** Changes the function: its type, its arguments and its returns. */
  static OutParams add(FuncOp function, BufferResultsToOutParams options, Rewriter rewriter) {
    OutParams params = new OutParams(options, rewriter);
    List<ReturnOp> returns = new ArrayList<>();
    for (Block block : function.body()) {
      if (block.last() instanceof ReturnOp end) returns.add(end);
    }
    int first = function.arguments().size();
    params.changeSignature(function);
    List<Value.Argument> buffers = function.arguments().subList(first, function.arguments().size());
    ReturnedAllocations allocations = ReturnedAllocations.of(function, returns, options::hoists, rewriter);
    params.findSizes(allocations);
    for (ReturnOp end : returns) params.replace(end, buffers, allocations);
    return params;
  }

  private void changeSignature(FuncOp function) {
    Signature signature = new Signature(function);
    List<Type> results = function.functionType().results();
    for (int i = 0; i < results.size(); i++) {
      if (!(results.get(i) instanceof MemRefType type)) continue;
      DictAttr attrs = signature.resultAttrs(i);
      signature.addInput(type, options.marks() ? attrs.with("bufferize.result", UnitAttr.INSTANCE) : attrs);
      types.add(type);
    }
    if (types.isEmpty()) return;
    signature.eraseResults(i -> results.get(i) instanceof MemRefType);
    signature.write(rewriter);
    for (MemRefType type : types) rewriter.addArgument(function.body().entryBlock(), type, function.location());
  }

  // Returns.

  private void replace(ReturnOp end, List<Value.Argument> params, ReturnedAllocations allocations) {
    rewriter.before(end);
    List<Value> kept = new ArrayList<>();
    int next = 0;
    for (int i = 0; i < end.operandCount(); i++) {
      Value value = end.operand(i);
      if (!(value.type() instanceof MemRefType)) {
        kept.add(value);
        continue;
      }
      Value param = params.get(next++);
      if (value.definingOp() instanceof Op allocation && allocations.isFor(value, next - 1)) {
        rewriter.replaceAllUses(value, param);
        rewriter.erase(allocation);
      } else {
        rewriter.create(CopyOp.of(value, param));
      }
    }
    rewriter.create(ReturnOp.of(kept));
    rewriter.erase(end);
  }

  // Sizes.

  private void findSizes(ReturnedAllocations allocations) {
    for (int i = 0; i < types.size(); i++) {
      sizes.add(types.get(i).shape().isStatic() ? List.of() : allocations.sizes(i));
    }
  }

  /** Whether callers cannot know how large the buffers have to be. */
  boolean lackSizes() {
    return sizes.contains(null);
  }

  /** The dynamic sizes that {@code call} needs for a buffer. */
  List<Value> sizes(int i, CallOp call) {
    List<Value> values = new ArrayList<>();
    for (int argument : sizes.get(i)) values.add(call.operand(argument));
    return values;
  }
}
