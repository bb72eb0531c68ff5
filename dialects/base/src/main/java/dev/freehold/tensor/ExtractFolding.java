// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.arith.Constants;
import dev.freehold.arith.IndexCastOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.IrMapping;
import dev.freehold.ir.Op;
import dev.freehold.ir.Purity;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.SparseElementsAttr;
import dev.freehold.ir.builtin.TensorType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the elements that {@code tensor.extract} asks for. */
final class ExtractFolding {
  private ExtractFolding() {}

  /** The element, where it is known; otherwise null. */
  static @Nullable Folded element(ExtractOp extract) {
    Attribute tensor = Constants.of(extract.tensor());
    if (tensor instanceof DenseElementsAttr dense && dense.isSplat()) return dense.element(0);
    if (extract.tensor().definingOp() instanceof InsertOp insert && isSamePlace(insert.indices(), extract.indices())) return insert.scalar();
    long position = position(extract);
    if (position < 0) return null;
    if (extract.tensor().definingOp() instanceof FromElementsOp all) return all.operand((int) position);
    return switch (tensor) {
      case DenseElementsAttr dense -> dense.element(position);
      case SparseElementsAttr sparse -> sparse.element(position);
      case null, default -> null;
    };
  }

  /** Whether two lists of indices are known to be the same; that they are the same values is not enough for the reference. */
  private static boolean isSamePlace(List<Value> one, List<Value> other) {
    for (int i = 0; i < one.size(); i++) {
      Long index = Constants.number(one.get(i));
      if (index == null || !index.equals(Constants.number(other.get(i)))) return false;
    }
    return true;
  }

  /** The row-major index of the element; -1 where it is not known. */
  private static long position(ExtractOp extract) {
    long position = 0;
    TensorType type = (TensorType) extract.tensor().type();
    for (int i = 0; i < type.rank(); i++) {
      Long index = Constants.number(extract.indices().get(i));
      if (index == null || type.shape().isDynamic(i) || index < 0 || index >= type.size(i)) return -1;
      position = position * type.size(i) + index;
    }
    return position;
  }

  /** An element of a generated tensor is computed on its own, where that has no effects. */
  static void ofGenerate(ExtractOp extract, Rewriter rw) {
    if (!(extract.tensor().definingOp() instanceof GenerateOp generate)) return;
    Block body = generate.region("body").entryBlock();
    if (!Purity.hasNoEffects(generate)) return;
    IrMapping mapping = new IrMapping();
    for (Value.Argument argument : body.arguments()) mapping.map(argument, extract.indices().get(argument.index()));
    rw.before(extract);
    for (Op op : body) {
      if (op != body.last()) rw.clone(op, mapping);
    }
    Value element = body.lastOp().operands().getFirst();
    rw.replace(extract, mapping.contains(element) ? mapping.get(element) : element);
  }

  /** Only the element that is needed is converted from or to {@code index}. */
  static void ofIndexCast(ExtractOp extract, Rewriter rw) {
    if (!(extract.tensor().definingOp() instanceof IndexCastOp cast)) return;
    rw.before(extract);
    Value element = rw.create(ExtractOp.of(cast.in(), extract.indices())).result();
    rw.replaceWith(extract, IndexCastOp.of(element, extract.result().type()));
  }

  /** {@code extract(cast x) = extract(x)}. */
  static void ofCast(ExtractOp extract, Rewriter rw) {
    if (!(extract.tensor().definingOp() instanceof CastOp cast) || !(cast.source().type() instanceof TensorType)) return;
    Value source = cast.source();
    rw.replaceWith(extract, ExtractOp.of(source, extract.indices()));
  }
}
