// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.Folded;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.TensorType;

/** Finds the elements that {@code tensor.extract} asks for. */
final class ExtractFolding {
  private ExtractFolding() {}

  /** The element, where it is known; otherwise null. */
  static Folded element(ExtractOp extract) {
    Attribute tensor = Constants.of(extract.tensor());
    if (tensor instanceof DenseElementsAttr dense && dense.isSplat()) return dense.element(0);
    long position = 0;
    TensorType type = (TensorType) extract.tensor().type();
    for (int i = 0; i < type.rank(); i++) {
      Long index = Constants.number(extract.indices().get(i));
      if (index == null) return null;
      if (type.shape().isDynamic(i) || index < 0 || index >= type.size(i)) {
        if (tensor != null) return null;
        position = -1;
      } else if (position >= 0) {
        position = position * type.size(i) + index;
      }
    }
    if (tensor instanceof DenseElementsAttr dense) return dense.element(position);
    return null;
  }

  /** {@code extract(cast x) = extract(x)}. */
  static void ofCast(ExtractOp extract, Rewriter rw) {
    if (!(extract.tensor().definingOp() instanceof CastOp cast) || !(cast.source().type() instanceof TensorType)) return;
    Value source = cast.source();
    rw.replaceWith(extract, ExtractOp.of(source, extract.indices()));
  }
}
