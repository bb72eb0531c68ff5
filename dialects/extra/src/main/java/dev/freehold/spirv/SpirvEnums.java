// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import java.util.ArrayList;
import java.util.List;

/** The enumerations of the dialect. */
final class SpirvEnums {
  /** All of them, for the attributes of programs. */
  static final List<SpirvEnum> ALL = new ArrayList<>();

  static final SpirvEnum ADDRESSING = one("addressing_model", "AddressingModel",
      "Logical", "Physical32", "Physical64", "PhysicalStorageBuffer64");
  static final SpirvEnum MEMORY_MODEL = one("memory_model", "MemoryModel", "Simple", "GLSL450", "OpenCL", "Vulkan");
  static final SpirvEnum EXECUTION_MODEL = one("execution_model", "ExecutionModel",
      "Vertex", "TessellationControl", "TessellationEvaluation", "Geometry", "Fragment", "GLCompute", "Kernel", "RayGenerationKHR",
      "IntersectionKHR", "AnyHitKHR", "ClosestHitKHR", "MissKHR", "CallableKHR", "TaskEXT", "MeshEXT");
  static final SpirvEnum EXECUTION_MODE = one("execution_mode", "ExecutionMode", EnumCaseLists.EXECUTION_MODES);
  static final SpirvEnum CAPABILITY = one("capability", "Capability", EnumCaseLists.CAPABILITIES);
  static final SpirvEnum EXTENSION = one("ext", "Extension", EnumCaseLists.EXTENSIONS);
  static final SpirvEnum VERSION = one("version", "Version", "v1.0", "v1.1", "v1.2", "v1.3", "v1.4", "v1.5", "v1.6");
  static final SpirvEnum CLIENT_API = one("client_api", "ClientAPI", "Metal", "OpenCL", "Vulkan", "WebGPU", "Unknown");
  static final SpirvEnum VENDOR = one("vendor", "Vendor",
      "AMD", "Apple", "ARM", "Broadcom", "Imagination", "Intel", "NVIDIA", "Qualcomm", "SwiftShader", "Unknown");
  static final SpirvEnum DEVICE_TYPE = one("device_type", "DeviceType", "Other", "IntegratedGPU", "DiscreteGPU", "CPU", "Unknown");
  static final SpirvEnum DECORATION = one("decoration", "Decoration", EnumCaseLists.DECORATIONS);
  static final SpirvEnum BUILT_IN = one("built_in", "BuiltIn", EnumCaseLists.BUILT_INS);
  static final SpirvEnum STORAGE_CLASS = one("storage_class", "StorageClass",
      "UniformConstant", "Input", "Uniform", "Output", "Workgroup", "CrossWorkgroup", "Private", "Function", "Generic", "PushConstant",
      "AtomicCounter", "Image", "StorageBuffer", "CallableDataKHR", "IncomingCallableDataKHR", "RayPayloadKHR", "HitAttributeKHR",
      "IncomingRayPayloadKHR", "ShaderRecordBufferKHR", "PhysicalStorageBuffer", "TaskPayloadWorkgroupEXT", "CodeSectionINTEL",
      "DeviceOnlyINTEL", "HostOnlyINTEL");
  static final SpirvEnum SCOPE = one("scope", "Scope",
      "CrossDevice", "Device", "Workgroup", "Subgroup", "Invocation", "QueueFamily", "ShaderCallKHR");
  static final SpirvEnum SEMANTICS = flags("memory_semantics", "MemorySemantics",
      "None", "Acquire", "Release", "AcquireRelease", "SequentiallyConsistent", "UniformMemory", "SubgroupMemory", "WorkgroupMemory",
      "CrossWorkgroupMemory", "AtomicCounterMemory", "ImageMemory", "OutputMemory", "MakeAvailable", "MakeVisible", "Volatile");
  static final SpirvEnum MEMORY_ACCESS = flags("memory_access", "MemoryAccess",
      "None", "Volatile", "Aligned", "Nontemporal", "MakePointerAvailable", "MakePointerVisible", "NonPrivatePointer",
      "AliasScopeINTELMask", "NoAliasINTELMask");
  static final SpirvEnum FUNCTION_CONTROL = flags("function_control", "FunctionControl",
      "None", "Inline", "DontInline", "Pure", "Const", "OptNoneINTEL");
  static final SpirvEnum SELECTION_CONTROL = flags("selection_control", "SelectionControl", "None", "Flatten", "DontFlatten");
  static final SpirvEnum LOOP_CONTROL = flags("loop_control", "LoopControl",
      "None", "Unroll", "DontUnroll", "DependencyInfinite", "DependencyLength", "MinIterations", "MaxIterations", "IterationMultiple",
      "PeelCount", "PartialCount", "InitiationIntervalINTEL", "LoopCoalesceINTEL", "MaxConcurrencyINTEL", "MaxInterleavingINTEL",
      "DependencyArrayINTEL", "SpeculatedIterationsINTEL", "PipelineEnableINTEL", "NoFusionINTEL");
  static final SpirvEnum GROUP_OPERATION = one("group_operation", "GroupOperation",
      "Reduce", "InclusiveScan", "ExclusiveScan", "ClusteredReduce", "PartitionedReduceNV", "PartitionedInclusiveScanNV",
      "PartitionedExclusiveScanNV");
  static final SpirvEnum IMAGE_OPERANDS = flags("image_operands", "ImageOperands",
      "None", "Bias", "Lod", "Grad", "ConstOffset", "Offset", "ConstOffsets", "Sample", "MinLod", "MakeTexelAvailable",
      "MakeTexelVisible", "NonPrivateTexel", "VolatileTexel", "SignExtend", "Offsets", "ZeroExtend", "Nontemporal");
  static final SpirvEnum LINKAGE = one("linkage_type", "LinkageType", "Export", "Import", "LinkOnceODR");
  static final SpirvEnum PACKED_FORMAT = one("packed_vector_format", "PackedVectorFormat", "PackedVectorFormat4x8Bit");
  static final SpirvEnum COOP_LAYOUT = one("coop_matrix_layout_khr", "CooperativeMatrixLayoutKHR",
      "RowMajor", "ColumnMajor")
      .called("SPIRV_KHR_CooperativeMatrixLayoutAttr").described("Cooperative Matrix Layout (KHR)");
  static final SpirvEnum COOP_OPERANDS = flags("cooperative_matrix_operands_khr", "CooperativeMatrixOperandsKHR",
      "None", "ASigned", "BSigned", "CSigned", "ResultSigned", "AccSat")
      .called("SPIRV_KHR_CooperativeMatrixOperandsAttr").described("Cooperative Matrix Operands (KHR)");
  static final SpirvEnum COOP_USE = one("coop_matrix_use_khr", "CooperativeMatrixUseKHR",
      "MatrixA", "MatrixB", "MatrixAcc").called("SPIRV_KHR_CooperativeMatrixUseAttr");
  static final SpirvEnum LOAD_CACHE = one("load_cache_control", "LoadCacheControl",
      "Uncached", "Cached", "Streaming", "InvalidateAfterR", "ConstCached").called("SPIRV_INTEL_LoadCacheControlAttr");
  static final SpirvEnum STORE_CACHE = one("store_cache_control", "StoreCacheControl",
      "Uncached", "WriteThrough", "WriteBack", "Streaming").called("SPIRV_INTEL_StoreCacheControlAttr");

  static final SpirvEnum DIM = one("dim", "Dim", "Dim1D", "Dim2D", "Dim3D", "Cube", "Rect", "Buffer", "SubpassData");
  static final SpirvEnum DEPTH = one("image_depth_info", "ImageDepthInfo", "NoDepth", "IsDepth", "DepthUnknown").called("SPIRV_DepthAttr");
  static final SpirvEnum ARRAYED = one("image_arrayed_info", "ImageArrayedInfo", "NonArrayed", "Arrayed").called("SPIRV_ArrayedAttr");
  static final SpirvEnum SAMPLING = one("image_sampling_info", "ImageSamplingInfo",
      "SingleSampled", "MultiSampled").called("SPIRV_SamplingAttr");
  static final SpirvEnum SAMPLER_USE = one("image_sampler_use_info", "ImageSamplerUseInfo",
      "SamplerUnknown", "NeedSampler", "NoSampler").called("SPIRV_SamplerUseAttr");
  static final SpirvEnum IMAGE_FORMAT = one("image_format", "ImageFormat", EnumCaseLists.IMAGE_FORMATS);

  static {
    // Those that only attributes of programs mention.
    one("f_p_encoding", "FPEncoding", "BFloat16KHR");
    flags("fastmath_mode", "FPFastMathMode",
        "None", "NotNaN", "NotInf", "NSZ", "AllowRecip", "Fast", "AllowContractFastINTEL", "AllowReassocINTEL");
    one("fp_rounding_mode", "FPRoundingMode", "RTE", "RTZ", "RTP", "RTN");
    one("matrixLayout", "MatrixLayout", "ColumnMajor", "RowMajor", "PackedA", "PackedB");
    one("opcode", "Opcode", EnumCaseLists.OPCODES);
  }

  private SpirvEnums() {}

  private static SpirvEnum one(String mnemonic, String type, String... keywords) {
    return added(SpirvEnum.of(mnemonic, type, keywords));
  }

  private static SpirvEnum flags(String mnemonic, String type, String... keywords) {
    return added(SpirvEnum.flags(mnemonic, type, keywords));
  }

  private static SpirvEnum added(SpirvEnum kind) {
    ALL.add(kind);
    return kind;
  }
}
