// SPDX-License-Identifier: Apache-2.0
package dev.freehold.targets;

import java.util.ArrayList;
import java.util.List;

/** The products of matrices that the {@code rocdl} dialect has: an instruction, the type of the result, the sizes, and those of the factors. */
final class RocdlProducts {
  static final List<String> NAMES = new ArrayList<>();

  static {
    add("mfma.", """
        f32.16x16x16bf16.1k f32.16x16x16f16 f32.16x16x1f32 f32.16x16x2bf16 f32.16x16x32.bf16 f32.16x16x32.bf8.bf8 f32.16x16x32.bf8.fp8
        f32.16x16x32.f16 f32.16x16x32.fp8.bf8 f32.16x16x32.fp8.fp8 f32.16x16x4bf16.1k f32.16x16x4f16 f32.16x16x4f32 f32.16x16x8.xf32
        f32.16x16x8bf16 f32.32x32x16.bf16 f32.32x32x16.bf8.bf8 f32.32x32x16.bf8.fp8 f32.32x32x16.f16 f32.32x32x16.fp8.bf8
        f32.32x32x16.fp8.fp8 f32.32x32x1f32 f32.32x32x2bf16 f32.32x32x2f32 f32.32x32x4.xf32 f32.32x32x4bf16 f32.32x32x4bf16.1k
        f32.32x32x4f16 f32.32x32x8bf16.1k f32.32x32x8f16 f32.4x4x1f32 f32.4x4x2bf16 f32.4x4x4bf16.1k f32.4x4x4f16 f64.16x16x4f64
        f64.4x4x4f64 i32.16x16x16i8 i32.16x16x32.i8 i32.16x16x4i8 i32.16x16x64.i8 i32.32x32x16.i8 i32.32x32x32.i8 i32.32x32x4i8
        i32.32x32x8i8 i32.4x4x4i8""");
    add("mfma.scale.", """
        f32.16x16x128.f8f6f4 f32.32x32x64.f8f6f4""");
    add("smfmac.", """
        f32.16x16x128.bf8.bf8 f32.16x16x128.bf8.fp8 f32.16x16x128.fp8.bf8 f32.16x16x128.fp8.fp8 f32.16x16x32.bf16 f32.16x16x32.f16
        f32.16x16x64.bf16 f32.16x16x64.bf8.bf8 f32.16x16x64.bf8.fp8 f32.16x16x64.f16 f32.16x16x64.fp8.bf8 f32.16x16x64.fp8.fp8
        f32.32x32x16.bf16 f32.32x32x16.f16 f32.32x32x32.bf16 f32.32x32x32.bf8.bf8 f32.32x32x32.bf8.fp8 f32.32x32x32.f16
        f32.32x32x32.fp8.bf8 f32.32x32x32.fp8.fp8 f32.32x32x64.bf8.bf8 f32.32x32x64.bf8.fp8 f32.32x32x64.fp8.bf8 f32.32x32x64.fp8.fp8
        i32.16x16x128.i8 i32.16x16x64.i8 i32.32x32x32.i8 i32.32x32x64.i8""");
  }

  private RocdlProducts() {}

  private static void add(String family, String kinds) {
    for (String kind : kinds.strip().split("\\s+")) NAMES.add(family + kind);
  }
}
