// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Trait;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.text.Printing;
import dev.freehold.spirv.SpirvType.CooperativeMatrix;
import dev.freehold.spirv.SpirvType.Matrix;
import org.jspecify.annotations.Nullable;

/** Constraints of matrices, and of those that invocations hold together. */
final class MatrixVerifier {
  static final Trait PRODUCT = MatrixVerifier::verifyProduct;
  static final Trait TRANSPOSED = MatrixVerifier::verifyTransposed;
  static final Trait SCALED = MatrixVerifier::verifyScaled;
  static final Trait SCALED_VECTOR = MatrixVerifier::verifyScaledVector;
  static final Trait TIMES_VECTOR = MatrixVerifier::verifyTimesVector;
  static final Trait VECTOR_TIMES = MatrixVerifier::verifyVectorTimes;
  static final Trait ADDED_PRODUCT = MatrixVerifier::verifyAddedProduct;

  private MatrixVerifier() {}

  private static void verifyProduct(Op op, Checker check) {
    Matrix left = (Matrix) op.operand("leftmatrix").type();
    Matrix right = (Matrix) op.operand("rightmatrix").type();
    Matrix product = (Matrix) op.result().type();
    if (left.columns() != right.rows()) {
      check.plainError("left matrix columns' count must be equal to the right matrix rows' count");
    } else if (right.columns() != product.columns()) {
      check.plainError("right and result matrices must have equal columns' count");
    } else if (!right.element().equals(product.element())) {
      check.plainError("right and result matrices' component type must be the same");
    } else if (!left.element().equals(product.element())) {
      check.plainError("left and result matrices' component type must be the same");
    } else if (left.rows() != product.rows()) {
      check.plainError("left and result matrices must have equal rows' count");
    }
  }

  private static void verifyTransposed(Op op, Checker check) {
    Matrix from = (Matrix) op.operand("matrix").type();
    Matrix to = (Matrix) op.result().type();
    if (from.rows() != to.columns()) {
      check.plainError("input matrix rows count must be equal to output matrix columns count");
    } else if (from.columns() != to.rows()) {
      check.plainError("input matrix columns count must be equal to output matrix rows count");
    } else if (!from.element().equals(to.element())) {
      check.plainError("input and output matrices must have the same component type");
    }
  }

  private static void verifyScaled(Op op, Checker check) {
    Type element =
        op.operand("matrix").type() instanceof Matrix matrix ? matrix.element() : ((CooperativeMatrix) op.operand("matrix").type()).element();
    if (op.operand("scalar").type().equals(element)) return;
    check.error("input matrix components' type and scaling value must have the same type");
  }

  private static void verifyScaledVector(Op op, Checker check) {
    Type result = op.result().type();
    if (!op.operand("vector").type().equals(result)) check.error("vector operand and result type mismatch");
    else if (!op.operand("scalar").type().equals(((VectorType) result).element())) check.error("scalar operand and result element type match");
  }

  private static void verifyTimesVector(Op op, Checker check) {
    Matrix matrix = (Matrix) op.operand("matrix").type();
    long components = Sets.components(op.operand("vector").type());
    VectorType result = (VectorType) op.result().type();
    if (matrix.columns() != components) {
      check.error("matrix columns (" + matrix.columns() + ") must match vector operand size (" + components + ")");
    } else if (result.size(0) != matrix.rows()) {
      check.error("result size (" + result.size(0) + ") must match the matrix rows (" + matrix.rows() + ")");
    } else if (!matrix.element().equals(result.element())) {
      check.error("matrix and result element types must match");
    }
  }

  private static void verifyVectorTimes(Op op, Checker check) {
    Matrix matrix = (Matrix) op.operand("matrix").type();
    VectorType result = (VectorType) op.result().type();
    if (Sets.components(op.operand("vector").type()) != matrix.rows()) {
      check.error("number of components in vector must equal the number of components in each column in matrix");
    } else if (matrix.columns() != result.size(0)) {
      check.error("number of columns in matrix must equal the number of components in result");
    } else if (!matrix.element().equals(result.element())) {
      check.error("matrix must be a matrix with the same component type as the component type in result");
    }
  }

  private static void verifyAddedProduct(Op op, Checker check) {
    CooperativeMatrix a = (CooperativeMatrix) op.operand("a").type();
    CooperativeMatrix b = (CooperativeMatrix) op.operand("b").type();
    CooperativeMatrix c = (CooperativeMatrix) op.operand("c").type();
    String fault = useFault(a, b, c);
    if (fault == null) fault = sizeFault(a, b, c);
    boolean integers = Sets.isInteger(a.element()) && Sets.isInteger(b.element()) && Sets.isInteger(c.element());
    if (fault == null && op.attr("matrix_operands") != null && !integers) {
      fault = "Matrix Operands require all matrix element types to be Integer Types";
    }
    if (fault != null) check.error(fault);
  }

  private static @Nullable String useFault(CooperativeMatrix a, CooperativeMatrix b, CooperativeMatrix c) {
    if (!a.use().equals("MatrixA")) return "operand #0 must be of use 'MatrixA'";
    if (!b.use().equals("MatrixB")) return "operand #1 must be of use 'MatrixB'";
    if (!c.use().equals("MatrixAcc")) return "operand #2 must be of use 'MatrixAcc'";
    return a.scope().equals(b.scope()) && b.scope().equals(c.scope()) ? null : "matrix scope mismatch";
  }

  private static @Nullable String sizeFault(CooperativeMatrix a, CooperativeMatrix b, CooperativeMatrix c) {
    if (a.shape().size(0) != c.shape().size(0)) return "matrix size mismatch on dimension 'M'";
    if (b.shape().size(1) != c.shape().size(1)) return "matrix size mismatch on dimension 'N'";
    return a.shape().size(1) == b.shape().size(0) ? null : "matrix size mismatch on dimension 'K'";
  }

  /** What is wrong with where a matrix is in memory, and how it is read or written there. */
  static void verifyPlace(Op op, Checker check) {
    Type pointee = Sets.pointee(op.operand("pointer").type());
    if (!Sets.SCALAR.contains(pointee) && !(pointee instanceof VectorType)) {
      check.error("Pointer must point to a scalar or vector type but provided " + Printing.quoted(pointee));
      return;
    }
    SpirvEnumAttr access = SpirvVerifier.optionalKeywords(op, "memory_operand");
    if (access == null) return;
    String excluded = op.resultCount() > 0 ? "MakePointerAvailable" : "MakePointerVisible";
    boolean aligned = access.has("Aligned");
    boolean hasAlignment = op.attr("alignment") != null;
    if (access.has(excluded)) {
      check.error("not compatible with memory operand '" + excluded + "'");
    } else if (aligned && !hasAlignment) {
      check.error("missing value for the 'Aligned' memory operand");
    } else if (!aligned && hasAlignment) {
      check.error("found alignment attribute for non-'Aligned' memory operand");
    }
  }
}
