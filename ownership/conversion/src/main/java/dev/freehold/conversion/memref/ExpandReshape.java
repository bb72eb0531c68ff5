// SPDX-License-Identifier: Apache-2.0
package dev.freehold.conversion.memref;

import dev.freehold.arith.ConstantOp;
import dev.freehold.arith.IndexCastOp;
import dev.freehold.arith.MulIOp;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.memref.LoadOp;
import dev.freehold.memref.ReinterpretCastOp;
import dev.freehold.memref.ReshapeOp;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import dev.freehold.rewrite.Conversion;
import java.util.LinkedList;
import java.util.List;
import java.util.Set;

/**
 * Replaces each reshape of a known rank by a view whose sizes are loaded. Upstream: {@code --memref-expand}.
 *
 * <pre>
 *   %r = memref.reshape %m(%shape)                    %n = memref.load %shape[%c0]
 *       : … to memref&lt;?x8xf32&gt;                           %r = memref.reinterpret_cast %m to
 *                                                         offset: [0], sizes: [%n, 8], strides: [8, 1]
 * </pre>
 */
public record ExpandReshape() implements Pass {
  public static final PassInfo INFO = PassInfo.of("memref-expand", "ExpandOpsPass",
      "Legalize memref operations to be convertible to LLVM.", options -> new ExpandReshape());

  @Override
  public PassInfo info() {
    return INFO;
  }

  @Override
  public void run(Op root, PassContext cx) {
    Conversion.Goal goal = Conversion.Goal.possible(Set.of("arith", "memref"),
        op -> op instanceof ReshapeOp reshape && reshape.result().type() instanceof MemRefType);
    boolean changed = Conversion.run(root, goal, (op, rewriter) -> List.of(expand((ReshapeOp) op, rewriter)), cx);
    if (!changed) cx.preserveAll();
  }

  /** Sizes and strides from the last dimension to the first. The constants of static dimensions are not used; the reference leaves them, too. */
  private static Value expand(ReshapeOp reshape, Rewriter rewriter) {
    MemRefType type = (MemRefType) reshape.result().type();
    LinkedList<Folded> sizes = new LinkedList<>();
    LinkedList<Folded> strides = new LinkedList<>();
    Folded stride = IntegerAttr.ofIndex(1);
    for (int i = type.rank() - 1; i >= 0; i--) {
      Folded size = type.shape().isDynamic(i) ? loaded(reshape.shape(), i, rewriter) : IntegerAttr.ofIndex(type.size(i));
      if (!(size instanceof Value)) IndexConstants.value(size, rewriter);
      sizes.addFirst(size);
      strides.addFirst(stride);
      if (i > 0) stride = product(stride, size, rewriter);
    }
    return rewriter.create(ReinterpretCastOp.of(type, reshape.source(), new MixedValues(List.of(IntegerAttr.ofIndex(0))), new MixedValues(sizes),
        new MixedValues(strides))).result();
  }

  private static Value loaded(Value shape, int dimension, Rewriter rewriter) {
    Value position = rewriter.create(ConstantOp.index(dimension)).result();
    Value size = rewriter.create(LoadOp.of(shape, List.of(position))).result();
    return size.type().equals(IndexType.INSTANCE) ? size : rewriter.create(IndexCastOp.of(size, IndexType.INSTANCE)).result();
  }

  private static Folded product(Folded stride, Folded size, Rewriter rewriter) {
    Long one = MixedValues.number(stride);
    Long other = MixedValues.number(size);
    // The product may be the number that stands for "not static" in a list of static strides.
    if (one != null && other != null && !Shape.isDynamic(one * other)) return IntegerAttr.ofIndex(one * other);
    return rewriter.create(MulIOp.of(IndexConstants.value(stride, rewriter), IndexConstants.value(size, rewriter))).result();
  }
}
