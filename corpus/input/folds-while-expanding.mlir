func.func @m(%i: index) -> index {
  %0 = affine.max affine_map<(d0) -> (d0 + 1)>(%i)
  return %0 : index
}
// -----
func.func @mn(%i: index) -> index {
  %0 = affine.min affine_map<(d0) -> (d0)>(%i)
  return %0 : index
}
// -----
func.func @sz() -> index {
  %s = shape.const_size 4
  %0 = shape.size_to_index %s : !shape.size
  return %0 : index
}
// -----
func.func @sz2(%a : index) -> index {
  %0 = shape.size_to_index %a : index
  return %0 : index
}
// -----
func.func @as(%w : !shape.witness) -> !shape.witness {
  %t = shape.const_witness true
  %0 = shape.assuming_all %t, %w
  return %0 : !shape.witness
}
// -----
func.func @as1() -> !shape.witness {
  %t = shape.const_witness true
  %0 = shape.assuming_all %t, %t
  return %0 : !shape.witness
}
// -----
func.func @as2(%w : !shape.witness) -> !shape.witness {
  %t = shape.const_witness false
  %0 = shape.assuming_all %w, %t
  return %0 : !shape.witness
}
// -----
func.func @as3(%w : !shape.witness) -> !shape.witness {
  %0 = shape.assuming_all %w
  return %0 : !shape.witness
}
// -----
func.func @dim(%t : tensor<4x?xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<?x5xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x5xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x5xf32>
  return %1, %2 : index, index
}
// -----
func.func @dimu(%t : tensor<*xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.cast %t : tensor<*xf32> to tensor<?x5xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x5xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x5xf32>
  return %1, %2 : index, index
}
// -----
func.func @ext() -> f32 {
  %c0 = arith.constant 0 : index
  %0 = arith.constant sparse<[[0], [1]], [1.0, 2.0]> : tensor<4xf32>
  %1 = tensor.extract %0[%c0] : tensor<4xf32>
  return %1 : f32
}
// -----
func.func @sc(%v : vector<2x3xf32>) -> f32 {
  %0 = vector.shape_cast %v : vector<2x3xf32> to vector<6xf32>
  %1 = vector.extract %0[4] : f32 from vector<6xf32>
  return %1 : f32
}
// -----
func.func @ev(%s : !llvm.struct<(i32, struct<(i32, f32)>)>, %x : i32) -> (i32, f32) {
  %0 = llvm.insertvalue %x, %s[1, 0] : !llvm.struct<(i32, struct<(i32, f32)>)>
  %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, struct<(i32, f32)>)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(i32, f32)>
  %3 = llvm.extractvalue %1[1] : !llvm.struct<(i32, f32)>
  return %2, %3 : i32, f32
}
// -----
llvm.func @ic(%a : i32, %p: !llvm.ptr) -> (i1) {
  %c = llvm.mlir.constant(4 : i32) : i32
  %n = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.icmp "slt" %c, %a : i32
  %1 = llvm.icmp "eq" %n, %p : !llvm.ptr
  %2 = llvm.and %0, %1 : i1
  llvm.return %2 : i1
}
