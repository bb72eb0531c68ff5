func.func private @f(!spirv.struct<(i1)>)
// -----
func.func private @f(!spirv.arm.tensor<4xi1>)
// -----
func.func private @f(!spirv.struct<(i4)>)
// -----
func.func private @f(!spirv.struct<(i8)>)
// -----
func.func private @f(!spirv.arm.tensor<4xi8>)
// -----
func.func private @f(!spirv.struct<(i128)>)
// -----
func.func private @f(!spirv.struct<(si32)>)
// -----
func.func private @f(!spirv.arm.tensor<4xsi32>)
// -----
func.func private @f(!spirv.struct<(f8E4M3FN)>)
// -----
func.func private @f(!spirv.arm.tensor<4xf8E4M3FN>)
// -----
func.func private @f(!spirv.struct<(bf16)>)
// -----
func.func private @f(!spirv.arm.tensor<4xbf16>)
// -----
func.func private @f(!spirv.struct<(f16)>)
// -----
func.func private @f(!spirv.arm.tensor<4xf16>)
// -----
func.func private @f(!spirv.struct<(tf32)>)
// -----
func.func private @f(!spirv.arm.tensor<4xtf32>)
// -----
func.func private @f(!spirv.struct<(f80)>)
// -----
func.func private @f(!spirv.arm.tensor<4xf80>)
// -----
func.func private @f(!spirv.struct<(index)>)
// -----
func.func private @f(!spirv.struct<(none)>)
// -----
func.func private @f(!spirv.struct<(vector<4xf32>)>)
// -----
func.func private @f(!spirv.arm.tensor<4xvector<4xf32>>)
// -----
func.func private @f(!spirv.struct<(vector<2x2xf32>)>)
// -----
func.func private @f(!spirv.struct<(vector<5xf32>)>)
// -----
func.func private @f(!spirv.struct<(vector<8xf32>)>)
// -----
func.func private @f(!spirv.struct<(vector<16xf32>)>)
// -----
func.func private @f(!spirv.struct<(vector<[4]xf32>)>)
// -----
func.func private @f(!spirv.arm.tensor<4xvector<[4]xf32>>)
// -----
func.func private @f(!spirv.struct<(vector<1xf32>)>)
// -----
func.func private @f(!spirv.arm.tensor<4xvector<1xf32>>)
// -----
func.func private @f(!spirv.struct<(vector<4xindex>)>)
// -----
func.func private @f(!spirv.arm.tensor<4xvector<4xindex>>)
// -----
func.func private @f(!spirv.struct<(vector<4xi4>)>)
// -----
func.func private @f(!spirv.arm.tensor<4xvector<4xi4>>)
// -----
func.func private @f(!spirv.struct<(vector<4xbf16>)>)
// -----
func.func private @f(!spirv.arm.tensor<4xvector<4xbf16>>)
// -----
func.func private @f(!spirv.struct<(tensor<4xf32>)>)
// -----
func.func private @f(!spirv.struct<(memref<4xf32>)>)
// -----
func.func private @f(!spirv.struct<(tuple<>)>)
// -----
func.func private @f(!spirv.struct<(!spirv.ptr<f32,Input>)>)
// -----
func.func private @f(!spirv.arm.tensor<4x!spirv.ptr<f32,Input>>)
// -----
func.func private @f(!spirv.struct<(!llvm.ptr)>)
// -----
func.func private @f(!spirv.struct<(complex<f32>)>)
// -----
func.func private @f(!spirv.struct<((i32)->i32)>)
// -----
func.func private @f(!spirv.struct<(vector<f32>)>)
// -----
func.func private @f(!spirv.struct<(vector<4xi1>)>)
// -----
func.func private @f(!spirv.arm.tensor<4xvector<4xi1>>)
// -----
func.func private @f(!spirv.struct<()>)
// -----
func.func private @f(!spirv.struct<(f32 [0])>)
// -----
func.func private @f(!spirv.struct<(f32 [0], i32 [4])>)
// -----
func.func private @f(!spirv.struct<(f32 [0, NonWritable], i32 [4])>)
// -----
func.func private @f(!spirv.struct<(f32 [NonWritable], i32)>)
// -----
func.func private @f(!spirv.struct<(f32 [])>)
// -----
func.func private @f(!spirv.struct<(f32 [-1])>)
// -----
func.func private @f(!spirv.struct<(f32 [NonReadable, NonWritable])>)
// -----
func.func private @f(!spirv.struct<(f32 [MatrixStride=16])>)
// -----
func.func private @f(!spirv.struct<(f32 [MatrixStride])>)
// -----
func.func private @f(!spirv.struct<(f32 [0, MatrixStride=-16])>)
// -----
func.func private @f(!spirv.struct<(f32 [0, MatrixStride=16, ColMajor])>)
// -----
func.func private @f(!spirv.struct<(f32 [0, ColMajor, MatrixStride=16])>)
// -----
func.func private @f(!spirv.struct<(f32 [NonWritable, NonWritable])>)
// -----
func.func private @f(!spirv.struct<(f32 [Location=1], i32 [Location=0])>)
// -----
func.func private @f(!spirv.struct<(f32), Block>)
// -----
func.func private @f(!spirv.struct<(f32 [0]), Block>)
// -----
func.func private @f(!spirv.struct<(f32), Block, BufferBlock>)
// -----
func.func private @f(!spirv.struct<(f32), BufferBlock, Block>)
// -----
func.func private @f(!spirv.struct<(f32), Block=1>)
// -----
func.func private @f(!spirv.struct<empty, ()>)
// -----
func.func private @f(!spirv.struct<a, (f32)>)
// -----
func.func private @f(!spirv.struct<e, (!spirv.ptr<!spirv.struct<e>, StorageBuffer>)>)
// -----
func.func private @f(!spirv.struct<e2, (!spirv.ptr<!spirv.struct<e2>, StorageBuffer> [0], !spirv.array<2 x !spirv.ptr<!spirv.struct<e2>, Uniform>> [8]), Block>)
// -----
func.func private @f(!spirv.arm.tensor<*xi32>)
// -----
func.func private @f(!spirv.arm.tensor<?xi32>)
// -----
func.func private @f(!spirv.arm.tensor<?x?xi32>)
// -----
func.func private @f(!spirv.struct<(f32 [0], !spirv.array<4 x f32, stride=4> [16], vector<4xf32> [32, RowMajor]), Block>)

