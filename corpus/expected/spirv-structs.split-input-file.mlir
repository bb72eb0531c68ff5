module {
  func.func private @f(!spirv.struct<(i1)>)
}

// -----
module {
  func.func private @f(!spirv.arm.tensor<4xi1>)
}

// -----
module {
  func.func private @f(!spirv.struct<(i4)>)
}

// -----
module {
  func.func private @f(!spirv.struct<(i8)>)
}

// -----
module {
  func.func private @f(!spirv.arm.tensor<4xi8>)
}

// -----
module {
  func.func private @f(!spirv.struct<(i128)>)
}

// -----
module {
  func.func private @f(!spirv.struct<(si32)>)
}

// -----
module {
  func.func private @f(!spirv.arm.tensor<4xsi32>)
}

// -----
module {
  func.func private @f(!spirv.struct<(f8E4M3FN)>)
}

// -----
module {
  func.func private @f(!spirv.arm.tensor<4xf8E4M3FN>)
}

// -----
module {
  func.func private @f(!spirv.struct<(bf16)>)
}

// -----
module {
  func.func private @f(!spirv.arm.tensor<4xbf16>)
}

// -----
module {
  func.func private @f(!spirv.struct<(f16)>)
}

// -----
module {
  func.func private @f(!spirv.arm.tensor<4xf16>)
}

// -----
module {
  func.func private @f(!spirv.struct<(tf32)>)
}

// -----
module {
  func.func private @f(!spirv.arm.tensor<4xtf32>)
}

// -----
module {
  func.func private @f(!spirv.struct<(f80)>)
}

// -----
module {
  func.func private @f(!spirv.arm.tensor<4xf80>)
}

// -----
module {
  func.func private @f(!spirv.struct<(index)>)
}

// -----
module {
  func.func private @f(!spirv.struct<(none)>)
}

// -----
module {
  func.func private @f(!spirv.struct<(vector<4xf32>)>)
}

// -----
module {
  func.func private @f(!spirv.arm.tensor<4xvector<4xf32>>)
}

// -----
module {
  func.func private @f(!spirv.struct<(vector<2x2xf32>)>)
}

// -----
module {
  func.func private @f(!spirv.struct<(vector<5xf32>)>)
}

// -----
module {
  func.func private @f(!spirv.struct<(vector<8xf32>)>)
}

// -----
module {
  func.func private @f(!spirv.struct<(vector<16xf32>)>)
}

// -----
module {
  func.func private @f(!spirv.struct<(vector<[4]xf32>)>)
}

// -----
module {
  func.func private @f(!spirv.arm.tensor<4xvector<[4]xf32>>)
}

// -----
module {
  func.func private @f(!spirv.struct<(vector<1xf32>)>)
}

// -----
module {
  func.func private @f(!spirv.arm.tensor<4xvector<1xf32>>)
}

// -----
module {
  func.func private @f(!spirv.struct<(vector<4xindex>)>)
}

// -----
module {
  func.func private @f(!spirv.arm.tensor<4xvector<4xindex>>)
}

// -----
module {
  func.func private @f(!spirv.struct<(vector<4xi4>)>)
}

// -----
module {
  func.func private @f(!spirv.arm.tensor<4xvector<4xi4>>)
}

// -----
module {
  func.func private @f(!spirv.struct<(vector<4xbf16>)>)
}

// -----
module {
  func.func private @f(!spirv.arm.tensor<4xvector<4xbf16>>)
}

// -----
module {
  func.func private @f(!spirv.struct<(tensor<4xf32>)>)
}

// -----
module {
  func.func private @f(!spirv.struct<(memref<4xf32>)>)
}

// -----
module {
  func.func private @f(!spirv.struct<(tuple<>)>)
}

// -----
module {
  func.func private @f(!spirv.struct<(!spirv.ptr<f32, Input>)>)
}

// -----
module {
  func.func private @f(!spirv.arm.tensor<4x!spirv.ptr<f32, Input>>)
}

// -----
module {
  func.func private @f(!spirv.struct<(!llvm.ptr)>)
}

// -----
module {
  func.func private @f(!spirv.struct<(complex<f32>)>)
}

// -----
module {
  func.func private @f(!spirv.struct<((i32) -> i32)>)
}

// -----
module {
  func.func private @f(!spirv.struct<(vector<f32>)>)
}

// -----
module {
  func.func private @f(!spirv.struct<(vector<4xi1>)>)
}

// -----
module {
  func.func private @f(!spirv.arm.tensor<4xvector<4xi1>>)
}

// -----
module {
  func.func private @f(!spirv.struct<()>)
}

// -----
module {
  func.func private @f(!spirv.struct<(f32 [0])>)
}

// -----
module {
  func.func private @f(!spirv.struct<(f32 [0], i32 [4])>)
}

// -----
module {
  func.func private @f(!spirv.struct<(f32 [0, NonWritable], i32 [4])>)
}

// -----
module {
  func.func private @f(!spirv.struct<(f32 [NonWritable], i32)>)
}

// -----
module {
  func.func private @f(!spirv.struct<(f32)>)
}

// -----
module {
  func.func private @f(!spirv.struct<(f32 [4294967295])>)
}

// -----
module {
  func.func private @f(!spirv.struct<(f32 [NonWritable, NonReadable])>)
}

// -----
module {
  func.func private @f(!spirv.struct<(f32 [MatrixStride=16])>)
}

// -----
module {
  func.func private @f(!spirv.struct<(f32 [MatrixStride])>)
}

// -----
module {
  func.func private @f(!spirv.struct<(f32 [0, MatrixStride=-16])>)
}

// -----
module {
  func.func private @f(!spirv.struct<(f32 [0, ColMajor, MatrixStride=16])>)
}

// -----
module {
  func.func private @f(!spirv.struct<(f32 [0, ColMajor, MatrixStride=16])>)
}

// -----
module {
  func.func private @f(!spirv.struct<(f32 [NonWritable, NonWritable])>)
}

// -----
module {
  func.func private @f(!spirv.struct<(f32 [Location=1], i32 [Location=0])>)
}

// -----
module {
  func.func private @f(!spirv.struct<(f32), Block>)
}

// -----
module {
  func.func private @f(!spirv.struct<(f32 [0]), Block>)
}

// -----
module {
  func.func private @f(!spirv.struct<(f32), Block, BufferBlock>)
}

// -----
module {
  func.func private @f(!spirv.struct<(f32), Block, BufferBlock>)
}

// -----
module {
  func.func private @f(!spirv.struct<(f32), Block=1>)
}

// -----
module {
  func.func private @f(!spirv.struct<empty, ()>)
}

// -----
module {
  func.func private @f(!spirv.struct<a, (f32)>)
}

// -----
module {
  func.func private @f(!spirv.struct<e, (!spirv.ptr<!spirv.struct<e>, StorageBuffer>)>)
}

// -----
module {
  func.func private @f(!spirv.struct<e2, (!spirv.ptr<!spirv.struct<e2>, StorageBuffer> [0], !spirv.array<2 x !spirv.ptr<!spirv.struct<e2>, Uniform>> [8]), Block>)
}

// -----
module {
  func.func private @f(!spirv.arm.tensor<*xi32>)
}

// -----
module {
  func.func private @f(!spirv.arm.tensor<?xi32>)
}

// -----
module {
  func.func private @f(!spirv.arm.tensor<?x?xi32>)
}

// -----
module {
  func.func private @f(!spirv.struct<(f32 [0], !spirv.array<4 x f32, stride=4> [16], vector<4xf32> [32, RowMajor]), Block>)
}

