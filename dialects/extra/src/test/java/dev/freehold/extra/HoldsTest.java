// SPDX-License-Identifier: Apache-2.0
package dev.freehold.extra;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.freehold.ir.Registry;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.Parsed;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What values of the types of these dialects hold of buffers. */
class HoldsTest {
  private static final Registry REGISTRY = Registry.load();

  private static Type parsed(String type) {
    Parsed parsed = Parser.parse(Source.of("-", "func.func private @f(" + type + ")"), REGISTRY, new ParserOptions(false), error -> {
      throw new AssertionError(error.toString());
    });
    assertNotNull(parsed);
    Type[] found = new Type[1];
    parsed.module().walk(FunctionLike.class, function -> found[0] = function.functionType().inputs().getFirst());
    return found[0];
  }

  @ParameterizedTest
  @ValueSource(strings = {"!llvm.struct<(i64, array<4 x f32>)>", "!llvm.array<2 x i32>", "!llvm.ppc_fp128", "!llvm.x86_amx", "!shape.shape",
      "!amx.tile<16x32xbf16>", "!gpu.mma_matrix<16x16xf16, \"AOp\">", "!emitc.size_t", "!spirv.array<4 x f32>", "!spirv.struct<(f32, i32)>",
      "!spirv.matrix<3 x vector<4xf32>>", "!mpi.retval", "!omp.map_bounds_ty", "!acc.data_bounds_ty",
      "!nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>"})
  void dataHoldsNothing(String type) {
    assertEquals(Holds.NOTHING, parsed(type).holds());
  }

  @ParameterizedTest
  @ValueSource(strings = {"!llvm.ptr", "!llvm.ptr<3>", "!llvm.struct<(ptr, i64)>", "!llvm.array<2 x ptr>", "vector<2x!llvm.ptr>",
      "!ptr.ptr<#ptr.generic_space>", "!emitc.ptr<i32>", "!emitc.array<4xf32>", "!spirv.ptr<f32, StorageBuffer>", "!xegpu.tensor_desc<8x16xf32>",
      "!xegpu.mem_desc<8x16xf32>", "!nvgpu.warpgroup.descriptor<tensor = memref<64x16xf16, 3>>", "!amdgpu.tdm_base<i32>", "!amdgpu.tdm_descriptor"})
  void pointersAndDescriptorsAreAddresses(String type) {
    assertEquals(Holds.ADDRESS, parsed(type).holds());
  }

  @ParameterizedTest
  @ValueSource(strings = {"!async.token", "!async.group", "!gpu.async.token", "!gpu.sparse.spmat_handle", "!nvgpu.device.async.token",
      "!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>", "!mpi.request", "!shape.value_shape", "!llvm.struct<\"s\", opaque>",
      "!llvm.token", "!emitc.opaque<\"T\">"})
  void nothingIsKnownOfOthers(String type) {
    assertEquals(Holds.ANYTHING, parsed(type).holds());
  }
}
