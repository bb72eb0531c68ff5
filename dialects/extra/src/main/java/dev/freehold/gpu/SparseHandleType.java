// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;

/** What a library for sparse matrices calls one of its objects: {@code !gpu.sparse.spmat_handle}. */
record SparseHandleType(String mnemonic) implements Type {
  static final SparseHandleType DENSE_TENSOR = new SparseHandleType("sparse.dntensor_handle");
  static final SparseHandleType MATRIX = new SparseHandleType("sparse.spmat_handle");
  static final SparseHandleType PRODUCT = new SparseHandleType("sparse.spgemmop_handle");

  static final TypeSet DENSE_TENSORS = TypeSet.only("dense tensor handle type", DENSE_TENSOR);
  static final TypeSet MATRICES = TypeSet.only("sparse matrix handle type", MATRIX);
  static final TypeSet PRODUCTS = TypeSet.only("SpGEMM operation handle type", PRODUCT);

  @Override
  public void print(AttrPrinter out) {
    out.text("!gpu.").text(mnemonic);
  }

  @Override
  public String dialect() {
    return "gpu";
  }
}
