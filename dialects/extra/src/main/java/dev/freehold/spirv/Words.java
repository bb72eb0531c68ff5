// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import java.util.ArrayList;
import java.util.List;

/** The enumerations of the dialect. */
final class Words {
  /** All of them, for the attributes of programs. */
  static final List<WordKind> ALL = new ArrayList<>();

  static final WordKind ADDRESSING = one("addressing_model", "AddressingModel",
      "Logical", "Physical32", "Physical64", "PhysicalStorageBuffer64");
  static final WordKind MEMORY_MODEL = one("memory_model", "MemoryModel", "Simple", "GLSL450", "OpenCL", "Vulkan");
  static final WordKind EXECUTION_MODEL = one("execution_model", "ExecutionModel",
      "Vertex", "TessellationControl", "TessellationEvaluation", "Geometry", "Fragment", "GLCompute", "Kernel", "RayGenerationKHR",
      "IntersectionKHR", "AnyHitKHR", "ClosestHitKHR", "MissKHR", "CallableKHR", "TaskEXT", "MeshEXT");
  static final WordKind EXECUTION_MODE = one("execution_mode", "ExecutionMode", WordLists.EXECUTION_MODES);
  static final WordKind CAPABILITY = one("capability", "Capability", WordLists.CAPABILITIES);
  static final WordKind EXTENSION = one("ext", "Extension", WordLists.EXTENSIONS);
  static final WordKind VERSION = one("version", "Version", "v1.0", "v1.1", "v1.2", "v1.3", "v1.4", "v1.5", "v1.6");
  static final WordKind CLIENT_API = one("client_api", "ClientAPI", "Metal", "OpenCL", "Vulkan", "WebGPU", "Unknown");
  static final WordKind VENDOR = one("vendor", "Vendor",
      "AMD", "Apple", "ARM", "Broadcom", "Imagination", "Intel", "NVIDIA", "Qualcomm", "SwiftShader", "Unknown");
  static final WordKind DEVICE_TYPE = one("device_type", "DeviceType", "Other", "IntegratedGPU", "DiscreteGPU", "CPU", "Unknown");
  static final WordKind DECORATION = one("decoration", "Decoration", WordLists.DECORATIONS);
  static final WordKind BUILT_IN = one("built_in", "BuiltIn", WordLists.BUILT_INS);
  static final WordKind STORAGE_CLASS = one("storage_class", "StorageClass",
      "UniformConstant", "Input", "Uniform", "Output", "Workgroup", "CrossWorkgroup", "Private", "Function", "Generic", "PushConstant",
      "AtomicCounter", "Image", "StorageBuffer", "CallableDataKHR", "IncomingCallableDataKHR", "RayPayloadKHR", "HitAttributeKHR",
      "IncomingRayPayloadKHR", "ShaderRecordBufferKHR", "PhysicalStorageBuffer", "TaskPayloadWorkgroupEXT", "CodeSectionINTEL",
      "DeviceOnlyINTEL", "HostOnlyINTEL");
  static final WordKind SCOPE = one("scope", "Scope",
      "CrossDevice", "Device", "Workgroup", "Subgroup", "Invocation", "QueueFamily", "ShaderCallKHR");
  static final WordKind SEMANTICS = flags("memory_semantics", "MemorySemantics",
      "None", "Acquire", "Release", "AcquireRelease", "SequentiallyConsistent", "UniformMemory", "SubgroupMemory", "WorkgroupMemory",
      "CrossWorkgroupMemory", "AtomicCounterMemory", "ImageMemory", "OutputMemory", "MakeAvailable", "MakeVisible", "Volatile");
  static final WordKind MEMORY_ACCESS = flags("memory_access", "MemoryAccess",
      "None", "Volatile", "Aligned", "Nontemporal", "MakePointerAvailable", "MakePointerVisible", "NonPrivatePointer",
      "AliasScopeINTELMask", "NoAliasINTELMask");
  static final WordKind FUNCTION_CONTROL = flags("function_control", "FunctionControl",
      "None", "Inline", "DontInline", "Pure", "Const", "OptNoneINTEL");
  static final WordKind SELECTION_CONTROL = flags("selection_control", "SelectionControl", "None", "Flatten", "DontFlatten");
  static final WordKind LOOP_CONTROL = flags("loop_control", "LoopControl",
      "None", "Unroll", "DontUnroll", "DependencyInfinite", "DependencyLength", "MinIterations", "MaxIterations", "IterationMultiple",
      "PeelCount", "PartialCount", "InitiationIntervalINTEL", "LoopCoalesceINTEL", "MaxConcurrencyINTEL", "MaxInterleavingINTEL",
      "DependencyArrayINTEL", "SpeculatedIterationsINTEL", "PipelineEnableINTEL", "NoFusionINTEL");
  static final WordKind GROUP_OPERATION = one("group_operation", "GroupOperation",
      "Reduce", "InclusiveScan", "ExclusiveScan", "ClusteredReduce", "PartitionedReduceNV", "PartitionedInclusiveScanNV",
      "PartitionedExclusiveScanNV");
  static final WordKind IMAGE_OPERANDS = flags("image_operands", "ImageOperands",
      "None", "Bias", "Lod", "Grad", "ConstOffset", "Offset", "ConstOffsets", "Sample", "MinLod", "MakeTexelAvailable",
      "MakeTexelVisible", "NonPrivateTexel", "VolatileTexel", "SignExtend", "Offsets", "ZeroExtend", "Nontemporal");
  static final WordKind LINKAGE = one("linkage_type", "LinkageType", "Export", "Import", "LinkOnceODR");
  static final WordKind PACKED_FORMAT = one("packed_vector_format", "PackedVectorFormat", "PackedVectorFormat4x8Bit");
  static final WordKind COOP_LAYOUT = one("coop_matrix_layout_khr", "CooperativeMatrixLayoutKHR",
      "RowMajor", "ColumnMajor")
      .called("SPIRV_KHR_CooperativeMatrixLayoutAttr").described("Cooperative Matrix Layout (KHR)");
  static final WordKind COOP_OPERANDS = flags("cooperative_matrix_operands_khr", "CooperativeMatrixOperandsKHR",
      "None", "ASigned", "BSigned", "CSigned", "ResultSigned", "AccSat")
      .called("SPIRV_KHR_CooperativeMatrixOperandsAttr").described("Cooperative Matrix Operands (KHR)");
  static final WordKind COOP_USE = one("coop_matrix_use_khr", "CooperativeMatrixUseKHR",
      "MatrixA", "MatrixB", "MatrixAcc").called("SPIRV_KHR_CooperativeMatrixUseAttr");
  static final WordKind LOAD_CACHE = one("load_cache_control", "LoadCacheControl",
      "Uncached", "Cached", "Streaming", "InvalidateAfterR", "ConstCached").called("SPIRV_INTEL_LoadCacheControlAttr");
  static final WordKind STORE_CACHE = one("store_cache_control", "StoreCacheControl",
      "Uncached", "WriteThrough", "WriteBack", "Streaming").called("SPIRV_INTEL_StoreCacheControlAttr");

  static final WordKind DIM = one("dim", "Dim", "Dim1D", "Dim2D", "Dim3D", "Cube", "Rect", "Buffer", "SubpassData");
  static final WordKind DEPTH = one("image_depth_info", "ImageDepthInfo", "NoDepth", "IsDepth", "DepthUnknown").called("SPIRV_DepthAttr");
  static final WordKind ARRAYED = one("image_arrayed_info", "ImageArrayedInfo", "NonArrayed", "Arrayed").called("SPIRV_ArrayedAttr");
  static final WordKind SAMPLING = one("image_sampling_info", "ImageSamplingInfo",
      "SingleSampled", "MultiSampled").called("SPIRV_SamplingAttr");
  static final WordKind SAMPLER_USE = one("image_sampler_use_info", "ImageSamplerUseInfo",
      "SamplerUnknown", "NeedSampler", "NoSampler").called("SPIRV_SamplerUseAttr");
  static final WordKind IMAGE_FORMAT = one("image_format", "ImageFormat", WordLists.IMAGE_FORMATS);

  static {
    // Those that only attributes of programs mention.
    one("f_p_encoding", "FPEncoding", "BFloat16KHR");
    flags("fastmath_mode", "FPFastMathMode",
        "None", "NotNaN", "NotInf", "NSZ", "AllowRecip", "Fast", "AllowContractFastINTEL", "AllowReassocINTEL");
    one("fp_rounding_mode", "FPRoundingMode", "RTE", "RTZ", "RTP", "RTN");
    one("matrixLayout", "MatrixLayout", "ColumnMajor", "RowMajor", "PackedA", "PackedB");
    one("opcode", "Opcode", WordLists.OPCODES);
  }

  private Words() {}

  private static WordKind one(String mnemonic, String type, String... words) {
    return added(WordKind.of(mnemonic, type, words));
  }

  private static WordKind flags(String mnemonic, String type, String... words) {
    return added(WordKind.flags(mnemonic, type, words));
  }

  private static WordKind added(WordKind kind) {
    ALL.add(kind);
    return kind;
  }
}
