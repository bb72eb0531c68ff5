// SPDX-License-Identifier: Apache-2.0

import org.jspecify.annotations.NullMarked;

/** The dialects that deallocation is about (func, arith, cf, scf, memref, bufferization, ub) and those next to them (tensor, linalg, vector and others). */
@NullMarked
module dev.freehold.dialects {
  requires transitive dev.freehold.bytecode;

  exports dev.freehold.affine;
  exports dev.freehold.arith;
  exports dev.freehold.bufferization;
  exports dev.freehold.cf;
  exports dev.freehold.complex;
  exports dev.freehold.convention;
  exports dev.freehold.dialects.syntax;
  exports dev.freehold.dlti;
  exports dev.freehold.func;
  exports dev.freehold.index;
  exports dev.freehold.linalg;
  exports dev.freehold.math;
  exports dev.freehold.memref;
  exports dev.freehold.scf;
  exports dev.freehold.tensor;
  exports dev.freehold.ub;
  exports dev.freehold.vector;

  provides dev.freehold.ir.Dialect with
      dev.freehold.affine.AffineDialect,
      dev.freehold.arith.ArithDialect,
      dev.freehold.bufferization.BufferizationDialect,
      dev.freehold.cf.CfDialect,
      dev.freehold.complex.ComplexDialect,
      dev.freehold.convention.FreeholdDialect,
      dev.freehold.dlti.DltiDialect,
      dev.freehold.func.FuncDialect,
      dev.freehold.index.IndexDialect,
      dev.freehold.linalg.LinalgDialect,
      dev.freehold.math.MathDialect,
      dev.freehold.memref.MemRefDialect,
      dev.freehold.scf.ScfDialect,
      dev.freehold.tensor.TensorDialect,
      dev.freehold.ub.UbDialect,
      dev.freehold.vector.VectorDialect;
  provides dev.freehold.ir.ReferenceStrategies with
      dev.freehold.dialects.compat.DialectStrategies;
}
