// SPDX-License-Identifier: Apache-2.0

import org.jspecify.annotations.NullMarked;

/** All other dialects: everything else works without them. Dialects without public classes of operations, types and attributes are not exported. */
@NullMarked
module dev.freehold.dialects.extra {
  requires transitive dev.freehold.dialects;

  exports dev.freehold.acc;
  exports dev.freehold.amdgpu;
  exports dev.freehold.amx;
  exports dev.freehold.armsme;
  exports dev.freehold.async;
  exports dev.freehold.emitc;
  exports dev.freehold.gpu;
  exports dev.freehold.llvm;
  exports dev.freehold.mlprogram;
  exports dev.freehold.mpi;
  exports dev.freehold.nvvm;
  exports dev.freehold.omp;
  exports dev.freehold.pdl;
  exports dev.freehold.pdlinterp;
  exports dev.freehold.ptr;
  exports dev.freehold.quant;
  exports dev.freehold.rocdl;
  exports dev.freehold.shape;
  exports dev.freehold.shard;
  exports dev.freehold.smt;
  exports dev.freehold.sparsetensor;
  exports dev.freehold.spirv;
  exports dev.freehold.tosa;
  exports dev.freehold.transformops;
  exports dev.freehold.wasmssa;
  exports dev.freehold.xegpu;
  exports dev.freehold.xevm;

  provides dev.freehold.ir.Dialect with
      dev.freehold.acc.AccDialect,
      dev.freehold.amdgpu.AmdgpuDialect,
      dev.freehold.amx.AmxDialect,
      dev.freehold.armneon.ArmNeonDialect,
      dev.freehold.armsme.ArmSmeDialect,
      dev.freehold.armsve.ArmSveDialect,
      dev.freehold.async.AsyncDialect,
      dev.freehold.emitc.EmitcDialect,
      dev.freehold.gpu.GpuDialect,
      dev.freehold.llvm.LlvmDialect,
      dev.freehold.mlprogram.MlProgramDialect,
      dev.freehold.mpi.MpiDialect,
      dev.freehold.nvgpu.NvgpuDialect,
      dev.freehold.nvvm.NvvmDialect,
      dev.freehold.omp.OmpDialect,
      dev.freehold.pdl.PdlDialect,
      dev.freehold.pdlinterp.PdlInterpDialect,
      dev.freehold.ptr.PtrDialect,
      dev.freehold.quant.QuantDialect,
      dev.freehold.rocdl.RocdlDialect,
      dev.freehold.shape.ShapeDialect,
      dev.freehold.shard.ShardDialect,
      dev.freehold.smt.SmtDialect,
      dev.freehold.sparsetensor.SparseTensorDialect,
      dev.freehold.spirv.SpirvDialect,
      dev.freehold.tosa.TosaDialect,
      dev.freehold.transformops.TransformDialect,
      dev.freehold.wasmssa.WasmSsaDialect,
      dev.freehold.x86vector.X86VectorDialect,
      dev.freehold.xegpu.XegpuDialect,
      dev.freehold.xevm.XevmDialect;
  provides dev.freehold.ir.ReferenceStrategies with
      dev.freehold.mlprogram.compat.MlProgramStrategies,
      dev.freehold.shape.compat.ShapeStrategies,
      dev.freehold.spirv.compat.SpirvStrategies;
}
