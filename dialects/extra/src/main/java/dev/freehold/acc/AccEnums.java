// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.dialects.syntax.EnumKind;
import java.util.List;

/** Enum attributes. */
final class AccEnums {
  static final EnumKind REDUCTION_OPERATOR = bracketed("reduction_operator", "ReductionOperator", "OpenACC_ReductionOperatorAttr",
      "none", "add", "mul", "max", "min", "iand", "ior", "xor", "eqv", "neqv", "land", "lor");
  static final EnumKind PARALLELISM = bracketed("par_level", "ParLevel", "OpenACC_ParLevelAttr",
      "seq", "gang_dim1", "gang_dim2", "gang_dim3", "worker", "vector");
  static final EnumKind RECIPE_KIND = bracketed("recipe_kind", "RecipeKind", "OpenACC_RecipeKindAttr",
      "private_recipe", "firstprivate_recipe", "reduction_recipe");
  static final EnumKind DEVICE = bracketed("device_type", "DeviceType", "OpenACC_DeviceTypeAttr",
      "none", "star", "default", "host", "multicore", "nvidia", "radeon");
  static final EnumKind GANG_ARGUMENT = bracketed("gang_arg_type", "GangArgType", "OpenACC_GangArgTypeAttr", "Num", "Dim", "Static");
  static final EnumKind COMBINED = bracketed("combined_constructs", "CombinedConstructsType", "OpenACC_CombinedConstructsAttr",
      "kernels_loop", "parallel_loop", "serial_loop");
  static final EnumKind DATA_CLAUSE = plain("data_clause", "DataClause", "OpenACC_DataClauseAttr",
      "acc_copyin", "acc_copyin_readonly", "acc_copy", "acc_copyout", "acc_copyout_zero", "acc_present", "acc_create", "acc_create_zero",
      "acc_delete", "acc_attach", "acc_detach", "acc_no_create", "acc_private", "acc_firstprivate", "acc_deviceptr", "acc_getdeviceptr",
      "acc_update_host", "acc_update_self", "acc_update_device", "acc_use_device", "acc_reduction", "acc_declare_device_resident",
      "acc_declare_link", "acc_cache", "acc_cache_readonly");
  static final EnumKind CONSTRUCT = plain("construct", "Construct", "OpenACC_ConstructAttr",
      "acc_construct_parallel", "acc_construct_kernels", "acc_construct_loop", "acc_construct_data", "acc_construct_enter_data",
      "acc_construct_exit_data", "acc_construct_host_data", "acc_construct_atomic", "acc_construct_declare", "acc_construct_init",
      "acc_construct_shutdown", "acc_construct_set", "acc_construct_update", "acc_construct_routine", "acc_construct_wait",
      "acc_construct_runtime_api", "acc_construct_serial");
  static final EnumKind DEFAULT_VALUE = plain("defaultvalue", "ClauseDefaultValue", "DefaultValueAttr", "present", "none");

  static final List<EnumKind> ALL = List.of(REDUCTION_OPERATOR, PARALLELISM, RECIPE_KIND, DEVICE, GANG_ARGUMENT, COMBINED, DATA_CLAUSE, CONSTRUCT,
      DEFAULT_VALUE);

  private AccEnums() {}

  private static EnumKind bracketed(String mnemonic, String type, String attribute, String... keywords) {
    return EnumKind.bracketed("acc", mnemonic, "::mlir::acc::" + type, keywords).called(attribute, "value");
  }

  private static EnumKind plain(String mnemonic, String type, String attribute, String... keywords) {
    return EnumKind.plain("acc", mnemonic, "::mlir::acc::" + type, keywords).called(attribute, "value");
  }
}
