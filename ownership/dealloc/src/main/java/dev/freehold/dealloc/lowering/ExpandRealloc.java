// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lowering;

import dev.freehold.arith.CmpIOp;
import dev.freehold.arith.ConstantOp;
import dev.freehold.arith.IntegerPredicate;
import dev.freehold.dealloc.emit.ScfCode;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.StridedLayoutAttr;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.memref.AllocLike;
import dev.freehold.memref.AllocOp;
import dev.freehold.memref.CopyOp;
import dev.freehold.memref.DeallocOp;
import dev.freehold.memref.DimOp;
import dev.freehold.memref.ReallocOp;
import dev.freehold.memref.ReinterpretCastOp;
import dev.freehold.memref.SubViewOp;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import dev.freehold.pass.PassOption;
import dev.freehold.rewrite.Conversion;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Turns {@code memref.realloc} into: if the buffer is too small, allocate and copy; else see it under the new type. Upstream:
 * {@code --expand-realloc}.
 *
 * <pre>
 *   %b = memref.realloc %a(%n) …                         %old = memref.dim %a, %c0 …
 *                                                        %small = arith.cmpi ult, %old, %n : index
 *                                                        %b = scf.if %small … {
 *                                                          %new = memref.alloc(%n) …
 *                                                          %front = memref.subview %new[0] [%old] [1] …
 *                                                          memref.copy %a, %front …
 *                                                          memref.dealloc %a …
 *                                                          scf.yield %new …
 *                                                        } else {
 *                                                          %view = memref.reinterpret_cast %a …
 *                                                          scf.yield %view …
 *                                                        }
 * </pre>
 *
 * <p>Whether the old buffer has other names does not matter: with the operation itself their time is over.
 */
public record ExpandRealloc(boolean emitDeallocs) implements Pass {
  private static final MixedValues ZERO = new MixedValues(List.of(IntegerAttr.ofIndex(0)));
  private static final MixedValues ONE = new MixedValues(List.of(IntegerAttr.ofIndex(1)));

  public static final PassInfo INFO = PassInfo.of("expand-realloc", "ExpandReallocPass",
      "Expand memref.realloc operations into its components", options -> new ExpandRealloc(options.bool("emit-deallocs")))
      .option(PassOption.bool("emit-deallocs", true, "Emit deallocation operations for the original MemRef"));

  @Override
  public PassInfo info() {
    return INFO;
  }

  @Override
  public void run(Op root, PassContext cx) {
    boolean changed = Conversion.run(root, Conversion.Goal.required(Set.of("arith", "memref", "scf"), ReallocOp.class::isInstance), this::expand, cx);
    if (!changed) cx.preserveAll();
  }

  private List<? extends Value> expand(Op op, Rewriter rewriter) {
    ReallocOp realloc = (ReallocOp) op;
    // What would grow it would not be valid.
    if (isSmaller(realloc.type(), realloc.sourceType())) return List.of(shrunk(realloc, IntegerAttr.ofIndex(realloc.type().size(0)), rewriter));
    Folded oldSize = size(realloc.sourceType(), () -> {
      Value first = rewriter.create(ConstantOp.index(0)).result();
      return rewriter.create(DimOp.of(realloc.source(), first)).result();
    });
    Folded newSize = size(realloc.type(), realloc::dynamicResultSize);
    Value old = value(oldSize, rewriter);
    Value wanted = value(newSize, rewriter);
    Value tooSmall = rewriter.create(CmpIOp.of(IntegerPredicate.ULT, old, wanted)).result();
    return ScfCode.choose(tooSmall, List.of(realloc.type()), rewriter,
        () -> List.of(grow(realloc, oldSize, rewriter)),
        () -> List.of(shrunk(realloc, newSize, rewriter)));
  }

  private static boolean isSmaller(MemRefType a, MemRefType b) {
    return !a.shape().isDynamic(0) && !b.shape().isDynamic(0) && a.size(0) < b.size(0);
  }

  /** The front of the old buffer. */
  private static Value shrunk(ReallocOp realloc, Folded size, Rewriter rewriter) {
    return rewriter.create(ReinterpretCastOp.of(realloc.type(), realloc.source(), ZERO, new MixedValues(List.of(size)), ONE)).result();
  }

  private static Folded size(MemRefType type, Supplier<Value> dynamic) {
    return type.shape().isDynamic(0) ? dynamic.get() : IntegerAttr.ofIndex(type.shape().size(0));
  }

  private static Value value(Folded size, Rewriter rewriter) {
    return switch (size) {
      case Value value -> value;
      case IntegerAttr number -> rewriter.create(ConstantOp.of(number)).result();
      default -> throw new IllegalArgumentException(size.toString());
    };
  }

  /** A new buffer that begins with what the old one holds. */
  private Value grow(ReallocOp realloc, Folded oldSize, Rewriter rewriter) {
    List<Value> sizes = realloc.dynamicResultSize() == null ? List.of() : List.of(realloc.dynamicResultSize());
    boolean manual = rewriter.profile().strategy(ManualReallocation.class, ManualReallocation.SOUND).isKept(realloc);
    Op allocation = rewriter.create(AllocOp.of(realloc.type(), sizes, List.of(), realloc.alignment()));
    if (manual) rewriter.setAttr(allocation, AllocLike.MANUAL_DEALLOCATION, UnitAttr.INSTANCE);
    Value grown = allocation.result();
    MixedValues copied = new MixedValues(List.of(oldSize));
    MemRefType front = MemRefType.of(Shape.of(copied.statics()), realloc.type().element(),
        new StridedLayoutAttr(0, List.of(1L)), realloc.type().memorySpace());
    Value begin = rewriter.create(SubViewOp.of(front, grown, ZERO, copied, ONE)).result();
    rewriter.create(CopyOp.of(realloc.source(), begin));
    // What the program frees itself no later pass frees.
    if (!emitDeallocs && !manual) return grown;
    Op deallocation = rewriter.create(DeallocOp.of(realloc.source()));
    if (manual) rewriter.setAttr(deallocation, AllocLike.MANUAL_DEALLOCATION, UnitAttr.INSTANCE);
    return grown;
  }
}
