// SPDX-License-Identifier: Apache-2.0
/** The dialects: func, arith, cf, scf, memref, bufferization and others. */
module dev.freehold.dialects {
  requires transitive dev.freehold.ir;

  exports dev.freehold.acc;
  exports dev.freehold.affine;
  exports dev.freehold.amx;
  exports dev.freehold.arith;
  exports dev.freehold.armsme;
  exports dev.freehold.async;
  exports dev.freehold.bufferization;
  exports dev.freehold.cf;
  exports dev.freehold.complex;
  exports dev.freehold.dialects.syntax;
  exports dev.freehold.dlti;
  exports dev.freehold.emitc;
  exports dev.freehold.func;
  exports dev.freehold.gpu;
  exports dev.freehold.index;
  exports dev.freehold.irdl;
  exports dev.freehold.irdl.constraint;
  exports dev.freehold.irdl.described;
  exports dev.freehold.linalg;
  exports dev.freehold.llvm;
  exports dev.freehold.math;
  exports dev.freehold.memref;
  exports dev.freehold.mlprogram;
  exports dev.freehold.mpi;
  exports dev.freehold.nvvm;
  exports dev.freehold.omp;
  exports dev.freehold.pdl;
  exports dev.freehold.pdlinterp;
  exports dev.freehold.ptr;
  exports dev.freehold.quant;
  exports dev.freehold.rocdl;
  exports dev.freehold.scf;
  exports dev.freehold.shape;
  exports dev.freehold.shard;
  exports dev.freehold.smt;
  exports dev.freehold.sparsetensor;
  exports dev.freehold.spirv;
  exports dev.freehold.targets;
  exports dev.freehold.tensor;
  exports dev.freehold.tosa;
  exports dev.freehold.transformops;
  exports dev.freehold.ub;
  exports dev.freehold.vector;
  exports dev.freehold.wasmssa;
  exports dev.freehold.xegpu;
  exports dev.freehold.xevm;

  provides dev.freehold.ir.Dialect with
      dev.freehold.acc.AccDialect,
      dev.freehold.affine.AffineDialect,
      dev.freehold.amx.AmxDialect,
      dev.freehold.arith.ArithDialect,
      dev.freehold.armsme.ArmSmeDialect,
      dev.freehold.async.AsyncDialect,
      dev.freehold.bufferization.BufferizationDialect,
      dev.freehold.cf.CfDialect,
      dev.freehold.complex.ComplexDialect,
      dev.freehold.dlti.DltiDialect,
      dev.freehold.emitc.EmitcDialect,
      dev.freehold.func.FuncDialect,
      dev.freehold.gpu.GpuDialect,
      dev.freehold.index.IndexDialect,
      dev.freehold.irdl.IrdlDialect,
      dev.freehold.linalg.LinalgDialect,
      dev.freehold.llvm.LlvmDialect,
      dev.freehold.math.MathDialect,
      dev.freehold.memref.MemRefDialect,
      dev.freehold.mlprogram.MlProgramDialect,
      dev.freehold.mpi.MpiDialect,
      dev.freehold.nvvm.NvvmDialect,
      dev.freehold.omp.OmpDialect,
      dev.freehold.pdl.PdlDialect,
      dev.freehold.pdlinterp.PdlInterpDialect,
      dev.freehold.ptr.PtrDialect,
      dev.freehold.quant.QuantDialect,
      dev.freehold.rocdl.RocdlDialect,
      dev.freehold.scf.ScfDialect,
      dev.freehold.shape.ShapeDialect,
      dev.freehold.shard.ShardDialect,
      dev.freehold.smt.SmtDialect,
      dev.freehold.sparsetensor.SparseTensorDialect,
      dev.freehold.spirv.SpirvDialect,
      dev.freehold.targets.AmdgpuDialect,
      dev.freehold.targets.ArmNeonDialect,
      dev.freehold.targets.ArmSveDialect,
      dev.freehold.targets.NvgpuDialect,
      dev.freehold.targets.X86VectorDialect,
      dev.freehold.tensor.TensorDialect,
      dev.freehold.tosa.TosaDialect,
      dev.freehold.transformops.TransformDialect,
      dev.freehold.ub.UbDialect,
      dev.freehold.vector.VectorDialect,
      dev.freehold.wasmssa.WasmSsaDialect,
      dev.freehold.xegpu.XegpuDialect,
      dev.freehold.xevm.XevmDialect;
  provides dev.freehold.ir.ReferenceStrategies with
      dev.freehold.dialects.compat.DialectStrategies;
}
