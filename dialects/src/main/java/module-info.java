// SPDX-License-Identifier: Apache-2.0
/** The dialects: func, arith, cf, scf, memref, bufferization and others. */
module dev.freehold.dialects {
  requires transitive dev.freehold.ir;

  exports dev.freehold.arith;
  exports dev.freehold.ub;

  provides dev.freehold.ir.Dialect with
      dev.freehold.arith.ArithDialect,
      dev.freehold.ub.UbDialect;
}
