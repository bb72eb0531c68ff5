// SPDX-License-Identifier: Apache-2.0
package dev.freehold.amdgpu;

import dev.freehold.dialects.syntax.EnumKind;
import dev.freehold.dialects.syntax.NamedType;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.TypeSet;
import java.util.List;

/** The enum attributes of {@code amdgpu}, and its type without parameters. */
final class AmdgpuKinds {
  static final EnumKind PERMUTATION = EnumKind.plain("amdgpu", "dpp_perm", "::mlir::amdgpu::DPPPerm", "quad_perm", "row_shl", "row_shr",
      "row_ror", "wave_shl", "wave_shr", "wave_ror", "wave_rol", "row_mirror", "row_half_mirror", "row_bcast_15", "row_bcast_31")
      .called("AMDGPU_DPPPermAttr", "value");
  static final EnumKind BROADCAST = EnumKind.plain("amdgpu", "mfma_perm_b", "::mlir::amdgpu::MFMAPermB", "none", "bcast_first_32",
      "bcast_second_32", "rotate_16_right", "bcast_first_16", "bcast_second_16", "bcast_third_16", "bcast_fourth_16")
      .called("AMDGPU_MFMAPermBAttr", "value");
  static final EnumKind SPACE = EnumKind.bracketed("amdgpu", "address_space", "::mlir::amdgpu::AddressSpace",
      "fat_raw_buffer", "buffer_rsrc", "fat_structured_buffer").called("AMDGPU_AddressSpaceAttr", "value");
  static final NamedType DESCRIPTOR_TYPE = new NamedType("amdgpu", "tdm_descriptor", Holds.ADDRESS);
  static final TypeSet DESCRIPTOR = DESCRIPTOR_TYPE.set("Descriptors used in tensor store/load operations.");
  static final List<EnumKind> ENUMS = List.of(PERMUTATION, BROADCAST, SPACE);

  private AmdgpuKinds() {}
}
