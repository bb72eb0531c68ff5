// SPDX-License-Identifier: Apache-2.0

import org.jspecify.annotations.NullMarked;

/** Executes programs, and watches what they do with memory. */
@NullMarked
module dev.freehold.interp {
  requires transitive dev.freehold.dialects;

  exports dev.freehold.interp;
  exports dev.freehold.interp.check;
  exports dev.freehold.interp.memory;
  exports dev.freehold.interp.semantics;
  exports dev.freehold.interp.async to dev.freehold.dealloc.extra;
  exports dev.freehold.interp.memref to dev.freehold.dealloc.extra;

  uses dev.freehold.interp.ExecutorProvider;

  provides dev.freehold.interp.ExecutorProvider with
      dev.freehold.interp.affine.AffineExecutors,
      dev.freehold.interp.arith.ArithExecutors,
      dev.freehold.interp.async.TransferExecutors,
      dev.freehold.interp.bufferization.BufferizationExecutors,
      dev.freehold.interp.complex.ComplexExecutors,
      dev.freehold.interp.control.ControlExecutors,
      dev.freehold.interp.arith.IndexExecutors,
      dev.freehold.interp.arith.MathExecutors,
      dev.freehold.interp.linalg.LinalgExecutors,
      dev.freehold.interp.memref.MemRefExecutors,
      dev.freehold.interp.tensor.TensorExecutors,
      dev.freehold.interp.vector.VectorExecutors;
}
