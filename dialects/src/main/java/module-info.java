// SPDX-License-Identifier: Apache-2.0
/** The dialects: func, arith, cf, scf, memref, bufferization and others. */
module dev.freehold.dialects {
  requires transitive dev.freehold.ir;
}
