llvm.func @g() {
  %0 = llvm.mlir.constant("ab") : !llvm.array<2 x i8>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant("ab") : !llvm.array<2 x i16>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant("ab") : i32
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(1 : i32) : f32
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(1 : i32) : i64
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(1 : i32) : !llvm.ptr
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(1 : i32) : vector<4xi32>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(1 : i32) : !llvm.array<4 x i32>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(1.0 : f32) : f64
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(1.0 : f32) : i32
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(1.0 : f32) : i64
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(1.0 : f64) : f32
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(1.0 : f32) : !llvm.ptr
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(1.0 : f32) : vector<4xf32>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(1.0 : f8E5M2) : i8
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(1.0 : f8E5M2) : i16
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(1.0 : bf16) : i16
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(1.0 : f8E5M2) : f32
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<5xi32>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(dense<1> : tensor<4xi32>) : !llvm.array<4 x i32>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(dense<1> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(dense<1> : tensor<2x2xi32>) : !llvm.array<4 x i32>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(dense<1> : tensor<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(dense<1> : tensor<4xi32>) : !llvm.array<4 x i64>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(dense<1> : tensor<4xi32>) : i32
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(dense<1.0> : tensor<4xf32>) : !llvm.array<4 x i32>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<[4]xi32>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(dense<1> : vector<[4]xi32>) : vector<[4]xi32>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(dense<1> : vector<[4]xi32>) : vector<4xi32>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(dense<[1,2,3,4]> : vector<4xi32>) : vector<[4]xi32>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant([1.0 : f32, 2.0 : f32]) : !llvm.struct<(f32, f32)>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant([1.0 : f32, 2.0 : f64]) : !llvm.struct<(f32, f64)>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant([1.0 : f32]) : !llvm.struct<(f32, f32)>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(1.0 : f32) : !llvm.struct<(f32, f32)>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.struct<(f32, f32)>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant([1 : i32, 2 : i32, 3 : i32]) : !llvm.struct<(i32, i32, i32)>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(["a", 2 : i32]) : !llvm.struct<(i32, i32)>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.array<2 x i32>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(["a", "b"]) : !llvm.array<2 x array<1 x i8>>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(@f) : !llvm.ptr
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(unit) : i32
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(true) : i1
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(1 : index) : i64
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(dense<1> : tensor<4xindex>) : !llvm.array<4 x i64>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(0 : i32) : !llvm.target<"spirv.Image">
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.struct<(i32, ptr)>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(dense<1> : tensor<0xi32>) : !llvm.array<0 x i32>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(dense_resource<a> : tensor<4xi32>) : !llvm.array<4 x i32>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(sparse<[[0]], [1]> : tensor<4xi32>) : !llvm.array<4 x i32>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(dense<[1,2]> : tensor<2xi32>) : !llvm.struct<(i32,i32)>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant([]) : !llvm.array<0 x i32>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.array<2 x i32>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(#llvm.poison) : i32
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(#llvm.undef) : !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant([#llvm.poison, 1 : i32]) : !llvm.struct<(i32, i32)>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(1.0 : tf32) : i19
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(1.0 : f32) : i16
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(dense<1.0> : vector<4xf8E5M2>) : vector<4xi8>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(dense<1.0> : vector<4xf8E5M2>) : vector<4xi16>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(dense<1> : tensor<4xi32>) : !llvm.array<4 x f32>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(dense<1> : tensor<4xi32>) : !llvm.array<4 x ptr>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(dense<1.0> : tensor<4xf32>) : !llvm.array<4 x f64>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(dense<1.0> : tensor<4xf32>) : !llvm.array<4 x ptr>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(dense<1.0> : tensor<4xf32>) : !llvm.array<4 x i64>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(dense<"a"> : tensor<4x!x.y>) : !llvm.array<4 x i64>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(dense<(1.0,2.0)> : tensor<4xcomplex<f32>>) : !llvm.array<4 x struct<(f32, f32)>>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(dense_resource<a> : tensor<4xi32>) : !llvm.array<5 x i32>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant([[1 : i32, 2 : i32], [3 : i32, 4 : i32]]) : !llvm.array<2 x struct<(i32, i32)>>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant([#llvm.zero, [3 : i32, 4 : i32]]) : !llvm.array<2 x struct<(i32, i32)>>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant([1 : i32, [3 : i32, 4 : i32]]) : !llvm.array<2 x struct<(i32, i32)>>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant([#llvm.zero, #llvm.undef]) : !llvm.array<2 x array<2 x struct<(i32)>>>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant([[1 : i32],[2 : i32]]) : !llvm.array<2 x array<2 x struct<(i32)>>>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(1 : i32) : !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(dense<> : tensor<0xi32>) : !llvm.array<2 x i32>
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(1 : si32) : i32
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant(dense<1> : tensor<2xi32>) : !llvm.ptr
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant([1 : i32]) : i32
  llvm.return
}
// -----
llvm.func @g() {
  %0 = llvm.mlir.constant([1.0 : f32]) : vector<1xf32>
  llvm.return
}
