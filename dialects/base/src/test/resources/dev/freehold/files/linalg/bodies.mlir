// RUN: freehold-opt %s -mlir-print-op-generic -split-input-file | FileCheck %s

// What named operations compute, in the types of their operands.

// CHECK: #[[MAP:.+]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #[[MAP2:.+]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>) -> (), sym_name = "matmul_of_same_floats"}> ({
// CHECK-NEXT:   ^bb0(%[[ARG0:.+]]: memref<4x4xf32>, %[[ARG1:.+]]: memref<4x4xf32>, %[[ARG2:.+]]: memref<4x4xf32>):
// CHECK-NEXT:     "linalg.matmul"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{indexing_maps = [#[[MAP]], #[[MAP1]], #[[MAP2]]], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG3:.+]]: f32, %[[ARG4:.+]]: f32, %[[ARG5:.+]]: f32):
// CHECK-NEXT:       %[[V0:.+]] = "arith.mulf"(%[[ARG3]], %[[ARG4]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       %[[V1:.+]] = "arith.addf"(%[[ARG5]], %[[V0]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%[[V1]]) : (f32) -> ()
// CHECK-NEXT:     }) : (memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @matmul_of_same_floats(%a: memref<4x4xf32>, %b: memref<4x4xf32>, %c: memref<4x4xf32>) {
  linalg.matmul ins(%a, %b : memref<4x4xf32>, memref<4x4xf32>) outs(%c : memref<4x4xf32>)
  return
}

// -----

// CHECK: #[[MAP:.+]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #[[MAP2:.+]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4x4xf16>, memref<4x4xf32>, memref<4x4xf64>) -> (), sym_name = "matmul_of_wider_floats"}> ({
// CHECK-NEXT:   ^bb0(%[[ARG0:.+]]: memref<4x4xf16>, %[[ARG1:.+]]: memref<4x4xf32>, %[[ARG2:.+]]: memref<4x4xf64>):
// CHECK-NEXT:     "linalg.matmul"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{indexing_maps = [#[[MAP]], #[[MAP1]], #[[MAP2]]], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG3:.+]]: f16, %[[ARG4:.+]]: f32, %[[ARG5:.+]]: f64):
// CHECK-NEXT:       %[[V0:.+]] = "arith.extf"(%[[ARG3]]) : (f16) -> f64
// CHECK-NEXT:       %[[V1:.+]] = "arith.extf"(%[[ARG4]]) : (f32) -> f64
// CHECK-NEXT:       %[[V2:.+]] = "arith.mulf"(%[[V0]], %[[V1]]) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
// CHECK-NEXT:       %[[V3:.+]] = "arith.addf"(%[[ARG5]], %[[V2]]) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
// CHECK-NEXT:       "linalg.yield"(%[[V3]]) : (f64) -> ()
// CHECK-NEXT:     }) : (memref<4x4xf16>, memref<4x4xf32>, memref<4x4xf64>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @matmul_of_wider_floats(%a: memref<4x4xf16>, %b: memref<4x4xf32>, %c: memref<4x4xf64>) {
  linalg.matmul ins(%a, %b : memref<4x4xf16>, memref<4x4xf32>) outs(%c : memref<4x4xf64>)
  return
}

// -----

// CHECK: #[[MAP:.+]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #[[MAP2:.+]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4x4xf64>, memref<4x4xf32>, memref<4x4xf16>) -> (), sym_name = "matmul_of_narrower_floats"}> ({
// CHECK-NEXT:   ^bb0(%[[ARG0:.+]]: memref<4x4xf64>, %[[ARG1:.+]]: memref<4x4xf32>, %[[ARG2:.+]]: memref<4x4xf16>):
// CHECK-NEXT:     "linalg.matmul"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{indexing_maps = [#[[MAP]], #[[MAP1]], #[[MAP2]]], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG3:.+]]: f64, %[[ARG4:.+]]: f32, %[[ARG5:.+]]: f16):
// CHECK-NEXT:       %[[V0:.+]] = "arith.truncf"(%[[ARG3]]) : (f64) -> f16
// CHECK-NEXT:       %[[V1:.+]] = "arith.truncf"(%[[ARG4]]) : (f32) -> f16
// CHECK-NEXT:       %[[V2:.+]] = "arith.mulf"(%[[V0]], %[[V1]]) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
// CHECK-NEXT:       %[[V3:.+]] = "arith.addf"(%[[ARG5]], %[[V2]]) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
// CHECK-NEXT:       "linalg.yield"(%[[V3]]) : (f16) -> ()
// CHECK-NEXT:     }) : (memref<4x4xf64>, memref<4x4xf32>, memref<4x4xf16>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @matmul_of_narrower_floats(%a: memref<4x4xf64>, %b: memref<4x4xf32>, %c: memref<4x4xf16>) {
  linalg.matmul ins(%a, %b : memref<4x4xf64>, memref<4x4xf32>) outs(%c : memref<4x4xf16>)
  return
}

// -----

// CHECK: #[[MAP:.+]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #[[MAP2:.+]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4x4xi8>, memref<4x4xi16>, memref<4x4xi32>) -> (), sym_name = "matmul_of_integers"}> ({
// CHECK-NEXT:   ^bb0(%[[ARG0:.+]]: memref<4x4xi8>, %[[ARG1:.+]]: memref<4x4xi16>, %[[ARG2:.+]]: memref<4x4xi32>):
// CHECK-NEXT:     "linalg.matmul"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{indexing_maps = [#[[MAP]], #[[MAP1]], #[[MAP2]]], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG3:.+]]: i8, %[[ARG4:.+]]: i16, %[[ARG5:.+]]: i32):
// CHECK-NEXT:       %[[V0:.+]] = "arith.extsi"(%[[ARG3]]) : (i8) -> i32
// CHECK-NEXT:       %[[V1:.+]] = "arith.extsi"(%[[ARG4]]) : (i16) -> i32
// CHECK-NEXT:       %[[V2:.+]] = "arith.muli"(%[[V0]], %[[V1]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %[[V3:.+]] = "arith.addi"(%[[ARG5]], %[[V2]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       "linalg.yield"(%[[V3]]) : (i32) -> ()
// CHECK-NEXT:     }) : (memref<4x4xi8>, memref<4x4xi16>, memref<4x4xi32>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @matmul_of_integers(%a: memref<4x4xi8>, %b: memref<4x4xi16>, %c: memref<4x4xi32>) {
  linalg.matmul ins(%a, %b : memref<4x4xi8>, memref<4x4xi16>) outs(%c : memref<4x4xi32>)
  return
}

// -----

// CHECK: #[[MAP:.+]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #[[MAP2:.+]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4x4xi64>, memref<4x4xi32>, memref<4x4xi16>) -> (), sym_name = "matmul_of_narrower_integers"}> ({
// CHECK-NEXT:   ^bb0(%[[ARG0:.+]]: memref<4x4xi64>, %[[ARG1:.+]]: memref<4x4xi32>, %[[ARG2:.+]]: memref<4x4xi16>):
// CHECK-NEXT:     "linalg.matmul"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{indexing_maps = [#[[MAP]], #[[MAP1]], #[[MAP2]]], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG3:.+]]: i64, %[[ARG4:.+]]: i32, %[[ARG5:.+]]: i16):
// CHECK-NEXT:       %[[V0:.+]] = "arith.trunci"(%[[ARG3]]) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i16
// CHECK-NEXT:       %[[V1:.+]] = "arith.trunci"(%[[ARG4]]) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i16
// CHECK-NEXT:       %[[V2:.+]] = "arith.muli"(%[[V0]], %[[V1]]) <{overflowFlags = #arith.overflow<none>}> : (i16, i16) -> i16
// CHECK-NEXT:       %[[V3:.+]] = "arith.addi"(%[[ARG5]], %[[V2]]) <{overflowFlags = #arith.overflow<none>}> : (i16, i16) -> i16
// CHECK-NEXT:       "linalg.yield"(%[[V3]]) : (i16) -> ()
// CHECK-NEXT:     }) : (memref<4x4xi64>, memref<4x4xi32>, memref<4x4xi16>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @matmul_of_narrower_integers(%a: memref<4x4xi64>, %b: memref<4x4xi32>, %c: memref<4x4xi16>) {
  linalg.matmul ins(%a, %b : memref<4x4xi64>, memref<4x4xi32>) outs(%c : memref<4x4xi16>)
  return
}

// -----

// CHECK: #[[MAP:.+]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #[[MAP2:.+]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4x4xi8>, memref<4x4xi16>, memref<4x4xf32>) -> (), sym_name = "matmul_of_integers_to_floats"}> ({
// CHECK-NEXT:   ^bb0(%[[ARG0:.+]]: memref<4x4xi8>, %[[ARG1:.+]]: memref<4x4xi16>, %[[ARG2:.+]]: memref<4x4xf32>):
// CHECK-NEXT:     "linalg.matmul"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{indexing_maps = [#[[MAP]], #[[MAP1]], #[[MAP2]]], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG3:.+]]: i8, %[[ARG4:.+]]: i16, %[[ARG5:.+]]: f32):
// CHECK-NEXT:       %[[V0:.+]] = "arith.sitofp"(%[[ARG3]]) : (i8) -> f32
// CHECK-NEXT:       %[[V1:.+]] = "arith.sitofp"(%[[ARG4]]) : (i16) -> f32
// CHECK-NEXT:       %[[V2:.+]] = "arith.mulf"(%[[V0]], %[[V1]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       %[[V3:.+]] = "arith.addf"(%[[ARG5]], %[[V2]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%[[V3]]) : (f32) -> ()
// CHECK-NEXT:     }) : (memref<4x4xi8>, memref<4x4xi16>, memref<4x4xf32>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @matmul_of_integers_to_floats(%a: memref<4x4xi8>, %b: memref<4x4xi16>, %c: memref<4x4xf32>) {
  linalg.matmul ins(%a, %b : memref<4x4xi8>, memref<4x4xi16>) outs(%c : memref<4x4xf32>)
  return
}

// -----

// CHECK: #[[MAP:.+]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #[[MAP2:.+]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4x4xf32>, memref<4x4xf64>, memref<4x4xi32>) -> (), sym_name = "matmul_of_floats_to_integers"}> ({
// CHECK-NEXT:   ^bb0(%[[ARG0:.+]]: memref<4x4xf32>, %[[ARG1:.+]]: memref<4x4xf64>, %[[ARG2:.+]]: memref<4x4xi32>):
// CHECK-NEXT:     "linalg.matmul"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{indexing_maps = [#[[MAP]], #[[MAP1]], #[[MAP2]]], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG3:.+]]: f32, %[[ARG4:.+]]: f64, %[[ARG5:.+]]: i32):
// CHECK-NEXT:       %[[V0:.+]] = "arith.fptosi"(%[[ARG3]]) : (f32) -> i32
// CHECK-NEXT:       %[[V1:.+]] = "arith.fptosi"(%[[ARG4]]) : (f64) -> i32
// CHECK-NEXT:       %[[V2:.+]] = "arith.muli"(%[[V0]], %[[V1]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %[[V3:.+]] = "arith.addi"(%[[ARG5]], %[[V2]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       "linalg.yield"(%[[V3]]) : (i32) -> ()
// CHECK-NEXT:     }) : (memref<4x4xf32>, memref<4x4xf64>, memref<4x4xi32>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @matmul_of_floats_to_integers(%a: memref<4x4xf32>, %b: memref<4x4xf64>, %c: memref<4x4xi32>) {
  linalg.matmul ins(%a, %b : memref<4x4xf32>, memref<4x4xf64>) outs(%c : memref<4x4xi32>)
  return
}

// -----

// CHECK: #[[MAP:.+]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #[[MAP2:.+]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4x4xi1>, memref<4x4xi1>, memref<4x4xi1>) -> (), sym_name = "matmul_of_bools"}> ({
// CHECK-NEXT:   ^bb0(%[[ARG0:.+]]: memref<4x4xi1>, %[[ARG1:.+]]: memref<4x4xi1>, %[[ARG2:.+]]: memref<4x4xi1>):
// CHECK-NEXT:     "linalg.matmul"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{indexing_maps = [#[[MAP]], #[[MAP1]], #[[MAP2]]], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG3:.+]]: i1, %[[ARG4:.+]]: i1, %[[ARG5:.+]]: i1):
// CHECK-NEXT:       %[[V0:.+]] = "arith.andi"(%[[ARG3]], %[[ARG4]]) : (i1, i1) -> i1
// CHECK-NEXT:       %[[V1:.+]] = "arith.ori"(%[[ARG5]], %[[V0]]) : (i1, i1) -> i1
// CHECK-NEXT:       "linalg.yield"(%[[V1]]) : (i1) -> ()
// CHECK-NEXT:     }) : (memref<4x4xi1>, memref<4x4xi1>, memref<4x4xi1>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @matmul_of_bools(%a: memref<4x4xi1>, %b: memref<4x4xi1>, %c: memref<4x4xi1>) {
  linalg.matmul ins(%a, %b : memref<4x4xi1>, memref<4x4xi1>) outs(%c : memref<4x4xi1>)
  return
}

// -----

// CHECK: #[[MAP:.+]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #[[MAP2:.+]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4x4xindex>, memref<4x4xi8>, memref<4x4xi32>) -> (), sym_name = "matmul_of_indices_to_integers"}> ({
// CHECK-NEXT:   ^bb0(%[[ARG0:.+]]: memref<4x4xindex>, %[[ARG1:.+]]: memref<4x4xi8>, %[[ARG2:.+]]: memref<4x4xi32>):
// CHECK-NEXT:     "linalg.matmul"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{indexing_maps = [#[[MAP]], #[[MAP1]], #[[MAP2]]], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG3:.+]]: index, %[[ARG4:.+]]: i8, %[[ARG5:.+]]: i32):
// CHECK-NEXT:       %[[V0:.+]] = "arith.index_cast"(%[[ARG3]]) : (index) -> i32
// CHECK-NEXT:       %[[V1:.+]] = "arith.extsi"(%[[ARG4]]) : (i8) -> i32
// CHECK-NEXT:       %[[V2:.+]] = "arith.muli"(%[[V0]], %[[V1]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %[[V3:.+]] = "arith.addi"(%[[ARG5]], %[[V2]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       "linalg.yield"(%[[V3]]) : (i32) -> ()
// CHECK-NEXT:     }) : (memref<4x4xindex>, memref<4x4xi8>, memref<4x4xi32>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @matmul_of_indices_to_integers(%a: memref<4x4xindex>, %b: memref<4x4xi8>, %c: memref<4x4xi32>) {
  linalg.matmul ins(%a, %b : memref<4x4xindex>, memref<4x4xi8>) outs(%c : memref<4x4xi32>)
  return
}

// -----

// CHECK: #[[MAP:.+]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #[[MAP2:.+]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4x4xcomplex<f32>>, memref<4x4xcomplex<f32>>, memref<4x4xcomplex<f32>>) -> (), sym_name = "matmul_of_complex"}> ({
// CHECK-NEXT:   ^bb0(%[[ARG0:.+]]: memref<4x4xcomplex<f32>>, %[[ARG1:.+]]: memref<4x4xcomplex<f32>>, %[[ARG2:.+]]: memref<4x4xcomplex<f32>>):
// CHECK-NEXT:     "linalg.matmul"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{indexing_maps = [#[[MAP]], #[[MAP1]], #[[MAP2]]], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG3:.+]]: complex<f32>, %[[ARG4:.+]]: complex<f32>, %[[ARG5:.+]]: complex<f32>):
// CHECK-NEXT:       %[[V0:.+]] = "complex.mul"(%[[ARG3]], %[[ARG4]]) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// CHECK-NEXT:       %[[V1:.+]] = "complex.add"(%[[ARG5]], %[[V0]]) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// CHECK-NEXT:       "linalg.yield"(%[[V1]]) : (complex<f32>) -> ()
// CHECK-NEXT:     }) : (memref<4x4xcomplex<f32>>, memref<4x4xcomplex<f32>>, memref<4x4xcomplex<f32>>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @matmul_of_complex(%a: memref<4x4xcomplex<f32>>, %b: memref<4x4xcomplex<f32>>, %c: memref<4x4xcomplex<f32>>) {
  linalg.matmul ins(%a, %b : memref<4x4xcomplex<f32>>, memref<4x4xcomplex<f32>>) outs(%c : memref<4x4xcomplex<f32>>)
  return
}

// -----

// CHECK: #[[MAP:.+]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #[[MAP2:.+]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4x4xi8>, memref<4x4xi16>, memref<4x4xi32>) -> (), sym_name = "matmul_without_sign"}> ({
// CHECK-NEXT:   ^bb0(%[[ARG0:.+]]: memref<4x4xi8>, %[[ARG1:.+]]: memref<4x4xi16>, %[[ARG2:.+]]: memref<4x4xi32>):
// CHECK-NEXT:     "linalg.matmul"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{cast = #linalg.type_fn<cast_unsigned>, indexing_maps = [#[[MAP]], #[[MAP1]], #[[MAP2]]], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG3:.+]]: i8, %[[ARG4:.+]]: i16, %[[ARG5:.+]]: i32):
// CHECK-NEXT:       %[[V0:.+]] = "arith.extui"(%[[ARG3]]) : (i8) -> i32
// CHECK-NEXT:       %[[V1:.+]] = "arith.extui"(%[[ARG4]]) : (i16) -> i32
// CHECK-NEXT:       %[[V2:.+]] = "arith.muli"(%[[V0]], %[[V1]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %[[V3:.+]] = "arith.addi"(%[[ARG5]], %[[V2]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       "linalg.yield"(%[[V3]]) : (i32) -> ()
// CHECK-NEXT:     }) : (memref<4x4xi8>, memref<4x4xi16>, memref<4x4xi32>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @matmul_without_sign(%a: memref<4x4xi8>, %b: memref<4x4xi16>, %c: memref<4x4xi32>) {
  linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : memref<4x4xi8>, memref<4x4xi16>) outs(%c : memref<4x4xi32>)
  return
}

// -----

// CHECK: #[[MAP:.+]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #[[MAP2:.+]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4x4xf32>, memref<4x4xi8>, memref<4x4xi32>) -> (), sym_name = "matmul_of_floats_without_sign"}> ({
// CHECK-NEXT:   ^bb0(%[[ARG0:.+]]: memref<4x4xf32>, %[[ARG1:.+]]: memref<4x4xi8>, %[[ARG2:.+]]: memref<4x4xi32>):
// CHECK-NEXT:     "linalg.matmul"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{cast = #linalg.type_fn<cast_unsigned>, indexing_maps = [#[[MAP]], #[[MAP1]], #[[MAP2]]], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG3:.+]]: f32, %[[ARG4:.+]]: i8, %[[ARG5:.+]]: i32):
// CHECK-NEXT:       %[[V0:.+]] = "arith.fptoui"(%[[ARG3]]) : (f32) -> i32
// CHECK-NEXT:       %[[V1:.+]] = "arith.extui"(%[[ARG4]]) : (i8) -> i32
// CHECK-NEXT:       %[[V2:.+]] = "arith.muli"(%[[V0]], %[[V1]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %[[V3:.+]] = "arith.addi"(%[[ARG5]], %[[V2]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       "linalg.yield"(%[[V3]]) : (i32) -> ()
// CHECK-NEXT:     }) : (memref<4x4xf32>, memref<4x4xi8>, memref<4x4xi32>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @matmul_of_floats_without_sign(%a: memref<4x4xf32>, %b: memref<4x4xi8>, %c: memref<4x4xi32>) {
  linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : memref<4x4xf32>, memref<4x4xi8>) outs(%c : memref<4x4xi32>)
  return
}

// -----

// CHECK: #[[MAP:.+]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #[[MAP2:.+]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4x4xi16>, memref<4x4xi8>, memref<4x4xf32>) -> (), sym_name = "matmul_to_floats_without_sign"}> ({
// CHECK-NEXT:   ^bb0(%[[ARG0:.+]]: memref<4x4xi16>, %[[ARG1:.+]]: memref<4x4xi8>, %[[ARG2:.+]]: memref<4x4xf32>):
// CHECK-NEXT:     "linalg.matmul"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{cast = #linalg.type_fn<cast_unsigned>, indexing_maps = [#[[MAP]], #[[MAP1]], #[[MAP2]]], operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG3:.+]]: i16, %[[ARG4:.+]]: i8, %[[ARG5:.+]]: f32):
// CHECK-NEXT:       %[[V0:.+]] = "arith.uitofp"(%[[ARG3]]) : (i16) -> f32
// CHECK-NEXT:       %[[V1:.+]] = "arith.uitofp"(%[[ARG4]]) : (i8) -> f32
// CHECK-NEXT:       %[[V2:.+]] = "arith.mulf"(%[[V0]], %[[V1]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       %[[V3:.+]] = "arith.addf"(%[[ARG5]], %[[V2]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%[[V3]]) : (f32) -> ()
// CHECK-NEXT:     }) : (memref<4x4xi16>, memref<4x4xi8>, memref<4x4xf32>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @matmul_to_floats_without_sign(%a: memref<4x4xi16>, %b: memref<4x4xi8>, %c: memref<4x4xf32>) {
  linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : memref<4x4xi16>, memref<4x4xi8>) outs(%c : memref<4x4xf32>)
  return
}

// -----

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> (), sym_name = "unary_functions"}> ({
// CHECK-NEXT:   ^bb0(%[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: memref<4xf32>, %[[ARG2:.+]]: memref<4xf32>):
// CHECK-NEXT:     "linalg.exp"(%[[ARG0]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG27:.+]]: f32, %[[ARG28:.+]]: f32):
// CHECK-NEXT:       %[[V13:.+]] = "math.exp"(%[[ARG27]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%[[V13]]) : (f32) -> ()
// CHECK-NEXT:     }) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     "linalg.log"(%[[ARG0]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG25:.+]]: f32, %[[ARG26:.+]]: f32):
// CHECK-NEXT:       %[[V12:.+]] = "math.log"(%[[ARG25]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%[[V12]]) : (f32) -> ()
// CHECK-NEXT:     }) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     "linalg.abs"(%[[ARG0]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG23:.+]]: f32, %[[ARG24:.+]]: f32):
// CHECK-NEXT:       %[[V11:.+]] = "math.absf"(%[[ARG23]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%[[V11]]) : (f32) -> ()
// CHECK-NEXT:     }) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     "linalg.ceil"(%[[ARG0]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG21:.+]]: f32, %[[ARG22:.+]]: f32):
// CHECK-NEXT:       %[[V10:.+]] = "math.ceil"(%[[ARG21]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%[[V10]]) : (f32) -> ()
// CHECK-NEXT:     }) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     "linalg.floor"(%[[ARG0]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG19:.+]]: f32, %[[ARG20:.+]]: f32):
// CHECK-NEXT:       %[[V9:.+]] = "math.floor"(%[[ARG19]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%[[V9]]) : (f32) -> ()
// CHECK-NEXT:     }) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     "linalg.negf"(%[[ARG0]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG17:.+]]: f32, %[[ARG18:.+]]: f32):
// CHECK-NEXT:       %[[V8:.+]] = "arith.negf"(%[[ARG17]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%[[V8]]) : (f32) -> ()
// CHECK-NEXT:     }) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     "linalg.reciprocal"(%[[ARG0]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG15:.+]]: f32, %[[ARG16:.+]]: f32):
// CHECK-NEXT:       %[[V6:.+]] = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
// CHECK-NEXT:       %[[V7:.+]] = "arith.divf"(%[[V6]], %[[ARG15]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%[[V7]]) : (f32) -> ()
// CHECK-NEXT:     }) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     "linalg.round"(%[[ARG0]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG13:.+]]: f32, %[[ARG14:.+]]: f32):
// CHECK-NEXT:       %[[V5:.+]] = "math.round"(%[[ARG13]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%[[V5]]) : (f32) -> ()
// CHECK-NEXT:     }) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     "linalg.sqrt"(%[[ARG0]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG11:.+]]: f32, %[[ARG12:.+]]: f32):
// CHECK-NEXT:       %[[V4:.+]] = "math.sqrt"(%[[ARG11]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%[[V4]]) : (f32) -> ()
// CHECK-NEXT:     }) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     "linalg.rsqrt"(%[[ARG0]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG9:.+]]: f32, %[[ARG10:.+]]: f32):
// CHECK-NEXT:       %[[V3:.+]] = "math.rsqrt"(%[[ARG9]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%[[V3]]) : (f32) -> ()
// CHECK-NEXT:     }) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     "linalg.square"(%[[ARG0]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG7:.+]]: f32, %[[ARG8:.+]]: f32):
// CHECK-NEXT:       %[[V2:.+]] = "arith.mulf"(%[[ARG7]], %[[ARG7]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%[[V2]]) : (f32) -> ()
// CHECK-NEXT:     }) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     "linalg.tanh"(%[[ARG0]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG5:.+]]: f32, %[[ARG6:.+]]: f32):
// CHECK-NEXT:       %[[V1:.+]] = "math.tanh"(%[[ARG5]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%[[V1]]) : (f32) -> ()
// CHECK-NEXT:     }) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     "linalg.erf"(%[[ARG0]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG3:.+]]: f32, %[[ARG4:.+]]: f32):
// CHECK-NEXT:       %[[V0:.+]] = "math.erf"(%[[ARG3]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%[[V0]]) : (f32) -> ()
// CHECK-NEXT:     }) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @unary_functions(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf32>) {
  linalg.exp ins(%a : memref<4xf32>) outs(%c : memref<4xf32>)
  linalg.log ins(%a : memref<4xf32>) outs(%c : memref<4xf32>)
  linalg.abs ins(%a : memref<4xf32>) outs(%c : memref<4xf32>)
  linalg.ceil ins(%a : memref<4xf32>) outs(%c : memref<4xf32>)
  linalg.floor ins(%a : memref<4xf32>) outs(%c : memref<4xf32>)
  linalg.negf ins(%a : memref<4xf32>) outs(%c : memref<4xf32>)
  linalg.reciprocal ins(%a : memref<4xf32>) outs(%c : memref<4xf32>)
  linalg.round ins(%a : memref<4xf32>) outs(%c : memref<4xf32>)
  linalg.sqrt ins(%a : memref<4xf32>) outs(%c : memref<4xf32>)
  linalg.rsqrt ins(%a : memref<4xf32>) outs(%c : memref<4xf32>)
  linalg.square ins(%a : memref<4xf32>) outs(%c : memref<4xf32>)
  linalg.tanh ins(%a : memref<4xf32>) outs(%c : memref<4xf32>)
  linalg.erf ins(%a : memref<4xf32>) outs(%c : memref<4xf32>)
  return
}

// -----

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> (), sym_name = "binary_functions_of_floats"}> ({
// CHECK-NEXT:   ^bb0(%[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: memref<4xf32>, %[[ARG2:.+]]: memref<4xf32>):
// CHECK-NEXT:     "linalg.add"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG21:.+]]: f32, %[[ARG22:.+]]: f32, %[[ARG23:.+]]: f32):
// CHECK-NEXT:       %[[V6:.+]] = "arith.addf"(%[[ARG21]], %[[ARG22]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%[[V6]]) : (f32) -> ()
// CHECK-NEXT:     }) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     "linalg.sub"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG18:.+]]: f32, %[[ARG19:.+]]: f32, %[[ARG20:.+]]: f32):
// CHECK-NEXT:       %[[V5:.+]] = "arith.subf"(%[[ARG18]], %[[ARG19]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%[[V5]]) : (f32) -> ()
// CHECK-NEXT:     }) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     "linalg.mul"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG15:.+]]: f32, %[[ARG16:.+]]: f32, %[[ARG17:.+]]: f32):
// CHECK-NEXT:       %[[V4:.+]] = "arith.mulf"(%[[ARG15]], %[[ARG16]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%[[V4]]) : (f32) -> ()
// CHECK-NEXT:     }) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     "linalg.div"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG12:.+]]: f32, %[[ARG13:.+]]: f32, %[[ARG14:.+]]: f32):
// CHECK-NEXT:       %[[V3:.+]] = "arith.divf"(%[[ARG12]], %[[ARG13]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%[[V3]]) : (f32) -> ()
// CHECK-NEXT:     }) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     "linalg.max"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG9:.+]]: f32, %[[ARG10:.+]]: f32, %[[ARG11:.+]]: f32):
// CHECK-NEXT:       %[[V2:.+]] = "arith.maximumf"(%[[ARG9]], %[[ARG10]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%[[V2]]) : (f32) -> ()
// CHECK-NEXT:     }) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     "linalg.min"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG6:.+]]: f32, %[[ARG7:.+]]: f32, %[[ARG8:.+]]: f32):
// CHECK-NEXT:       %[[V1:.+]] = "arith.minimumf"(%[[ARG6]], %[[ARG7]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%[[V1]]) : (f32) -> ()
// CHECK-NEXT:     }) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     "linalg.powf"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG3:.+]]: f32, %[[ARG4:.+]]: f32, %[[ARG5:.+]]: f32):
// CHECK-NEXT:       %[[V0:.+]] = "math.powf"(%[[ARG3]], %[[ARG4]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%[[V0]]) : (f32) -> ()
// CHECK-NEXT:     }) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @binary_functions_of_floats(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf32>) {
  linalg.add ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%c : memref<4xf32>)
  linalg.sub ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%c : memref<4xf32>)
  linalg.mul ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%c : memref<4xf32>)
  linalg.div ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%c : memref<4xf32>)
  linalg.max ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%c : memref<4xf32>)
  linalg.min ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%c : memref<4xf32>)
  linalg.powf ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%c : memref<4xf32>)
  return
}

// -----

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xi32>, memref<4xi32>, memref<4xi32>) -> (), sym_name = "binary_functions_of_integers"}> ({
// CHECK-NEXT:   ^bb0(%[[ARG0:.+]]: memref<4xi32>, %[[ARG1:.+]]: memref<4xi32>, %[[ARG2:.+]]: memref<4xi32>):
// CHECK-NEXT:     "linalg.add"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG21:.+]]: i32, %[[ARG22:.+]]: i32, %[[ARG23:.+]]: i32):
// CHECK-NEXT:       %[[V6:.+]] = "arith.addi"(%[[ARG21]], %[[ARG22]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       "linalg.yield"(%[[V6]]) : (i32) -> ()
// CHECK-NEXT:     }) : (memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
// CHECK-NEXT:     "linalg.sub"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG18:.+]]: i32, %[[ARG19:.+]]: i32, %[[ARG20:.+]]: i32):
// CHECK-NEXT:       %[[V5:.+]] = "arith.subi"(%[[ARG18]], %[[ARG19]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       "linalg.yield"(%[[V5]]) : (i32) -> ()
// CHECK-NEXT:     }) : (memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
// CHECK-NEXT:     "linalg.mul"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG15:.+]]: i32, %[[ARG16:.+]]: i32, %[[ARG17:.+]]: i32):
// CHECK-NEXT:       %[[V4:.+]] = "arith.muli"(%[[ARG15]], %[[ARG16]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       "linalg.yield"(%[[V4]]) : (i32) -> ()
// CHECK-NEXT:     }) : (memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
// CHECK-NEXT:     "linalg.div"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG12:.+]]: i32, %[[ARG13:.+]]: i32, %[[ARG14:.+]]: i32):
// CHECK-NEXT:       %[[V3:.+]] = "arith.divsi"(%[[ARG12]], %[[ARG13]]) : (i32, i32) -> i32
// CHECK-NEXT:       "linalg.yield"(%[[V3]]) : (i32) -> ()
// CHECK-NEXT:     }) : (memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
// CHECK-NEXT:     "linalg.div_unsigned"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG9:.+]]: i32, %[[ARG10:.+]]: i32, %[[ARG11:.+]]: i32):
// CHECK-NEXT:       %[[V2:.+]] = "arith.divui"(%[[ARG9]], %[[ARG10]]) : (i32, i32) -> i32
// CHECK-NEXT:       "linalg.yield"(%[[V2]]) : (i32) -> ()
// CHECK-NEXT:     }) : (memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
// CHECK-NEXT:     "linalg.max"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG6:.+]]: i32, %[[ARG7:.+]]: i32, %[[ARG8:.+]]: i32):
// CHECK-NEXT:       %[[V1:.+]] = "arith.maxsi"(%[[ARG6]], %[[ARG7]]) : (i32, i32) -> i32
// CHECK-NEXT:       "linalg.yield"(%[[V1]]) : (i32) -> ()
// CHECK-NEXT:     }) : (memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
// CHECK-NEXT:     "linalg.min"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG3:.+]]: i32, %[[ARG4:.+]]: i32, %[[ARG5:.+]]: i32):
// CHECK-NEXT:       %[[V0:.+]] = "arith.minsi"(%[[ARG3]], %[[ARG4]]) : (i32, i32) -> i32
// CHECK-NEXT:       "linalg.yield"(%[[V0]]) : (i32) -> ()
// CHECK-NEXT:     }) : (memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @binary_functions_of_integers(%a: memref<4xi32>, %b: memref<4xi32>, %c: memref<4xi32>) {
  linalg.add ins(%a, %b : memref<4xi32>, memref<4xi32>) outs(%c : memref<4xi32>)
  linalg.sub ins(%a, %b : memref<4xi32>, memref<4xi32>) outs(%c : memref<4xi32>)
  linalg.mul ins(%a, %b : memref<4xi32>, memref<4xi32>) outs(%c : memref<4xi32>)
  linalg.div ins(%a, %b : memref<4xi32>, memref<4xi32>) outs(%c : memref<4xi32>)
  linalg.div_unsigned ins(%a, %b : memref<4xi32>, memref<4xi32>) outs(%c : memref<4xi32>)
  linalg.max ins(%a, %b : memref<4xi32>, memref<4xi32>) outs(%c : memref<4xi32>)
  linalg.min ins(%a, %b : memref<4xi32>, memref<4xi32>) outs(%c : memref<4xi32>)
  return
}

// -----

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xcomplex<f32>>, memref<4xcomplex<f32>>, memref<4xcomplex<f32>>) -> (), sym_name = "binary_functions_of_complex"}> ({
// CHECK-NEXT:   ^bb0(%[[ARG0:.+]]: memref<4xcomplex<f32>>, %[[ARG1:.+]]: memref<4xcomplex<f32>>, %[[ARG2:.+]]: memref<4xcomplex<f32>>):
// CHECK-NEXT:     "linalg.add"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG12:.+]]: complex<f32>, %[[ARG13:.+]]: complex<f32>, %[[ARG14:.+]]: complex<f32>):
// CHECK-NEXT:       %[[V3:.+]] = "complex.add"(%[[ARG12]], %[[ARG13]]) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// CHECK-NEXT:       "linalg.yield"(%[[V3]]) : (complex<f32>) -> ()
// CHECK-NEXT:     }) : (memref<4xcomplex<f32>>, memref<4xcomplex<f32>>, memref<4xcomplex<f32>>) -> ()
// CHECK-NEXT:     "linalg.sub"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG9:.+]]: complex<f32>, %[[ARG10:.+]]: complex<f32>, %[[ARG11:.+]]: complex<f32>):
// CHECK-NEXT:       %[[V2:.+]] = "complex.sub"(%[[ARG9]], %[[ARG10]]) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// CHECK-NEXT:       "linalg.yield"(%[[V2]]) : (complex<f32>) -> ()
// CHECK-NEXT:     }) : (memref<4xcomplex<f32>>, memref<4xcomplex<f32>>, memref<4xcomplex<f32>>) -> ()
// CHECK-NEXT:     "linalg.mul"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG6:.+]]: complex<f32>, %[[ARG7:.+]]: complex<f32>, %[[ARG8:.+]]: complex<f32>):
// CHECK-NEXT:       %[[V1:.+]] = "complex.mul"(%[[ARG6]], %[[ARG7]]) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// CHECK-NEXT:       "linalg.yield"(%[[V1]]) : (complex<f32>) -> ()
// CHECK-NEXT:     }) : (memref<4xcomplex<f32>>, memref<4xcomplex<f32>>, memref<4xcomplex<f32>>) -> ()
// CHECK-NEXT:     "linalg.div"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG3:.+]]: complex<f32>, %[[ARG4:.+]]: complex<f32>, %[[ARG5:.+]]: complex<f32>):
// CHECK-NEXT:       %[[V0:.+]] = "complex.div"(%[[ARG3]], %[[ARG4]]) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// CHECK-NEXT:       "linalg.yield"(%[[V0]]) : (complex<f32>) -> ()
// CHECK-NEXT:     }) : (memref<4xcomplex<f32>>, memref<4xcomplex<f32>>, memref<4xcomplex<f32>>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @binary_functions_of_complex(%a: memref<4xcomplex<f32>>, %b: memref<4xcomplex<f32>>, %c: memref<4xcomplex<f32>>) {
  linalg.add ins(%a, %b : memref<4xcomplex<f32>>, memref<4xcomplex<f32>>) outs(%c : memref<4xcomplex<f32>>)
  linalg.sub ins(%a, %b : memref<4xcomplex<f32>>, memref<4xcomplex<f32>>) outs(%c : memref<4xcomplex<f32>>)
  linalg.mul ins(%a, %b : memref<4xcomplex<f32>>, memref<4xcomplex<f32>>) outs(%c : memref<4xcomplex<f32>>)
  linalg.div ins(%a, %b : memref<4xcomplex<f32>>, memref<4xcomplex<f32>>) outs(%c : memref<4xcomplex<f32>>)
  return
}

// -----

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xi1>, memref<4xi1>, memref<4xi1>) -> (), sym_name = "binary_functions_of_bools"}> ({
// CHECK-NEXT:   ^bb0(%[[ARG0:.+]]: memref<4xi1>, %[[ARG1:.+]]: memref<4xi1>, %[[ARG2:.+]]: memref<4xi1>):
// CHECK-NEXT:     "linalg.add"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG12:.+]]: i1, %[[ARG13:.+]]: i1, %[[ARG14:.+]]: i1):
// CHECK-NEXT:       %[[V3:.+]] = "arith.ori"(%[[ARG12]], %[[ARG13]]) : (i1, i1) -> i1
// CHECK-NEXT:       "linalg.yield"(%[[V3]]) : (i1) -> ()
// CHECK-NEXT:     }) : (memref<4xi1>, memref<4xi1>, memref<4xi1>) -> ()
// CHECK-NEXT:     "linalg.mul"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG9:.+]]: i1, %[[ARG10:.+]]: i1, %[[ARG11:.+]]: i1):
// CHECK-NEXT:       %[[V2:.+]] = "arith.andi"(%[[ARG9]], %[[ARG10]]) : (i1, i1) -> i1
// CHECK-NEXT:       "linalg.yield"(%[[V2]]) : (i1) -> ()
// CHECK-NEXT:     }) : (memref<4xi1>, memref<4xi1>, memref<4xi1>) -> ()
// CHECK-NEXT:     "linalg.max"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG6:.+]]: i1, %[[ARG7:.+]]: i1, %[[ARG8:.+]]: i1):
// CHECK-NEXT:       %[[V1:.+]] = "arith.maxsi"(%[[ARG6]], %[[ARG7]]) : (i1, i1) -> i1
// CHECK-NEXT:       "linalg.yield"(%[[V1]]) : (i1) -> ()
// CHECK-NEXT:     }) : (memref<4xi1>, memref<4xi1>, memref<4xi1>) -> ()
// CHECK-NEXT:     "linalg.min"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG3:.+]]: i1, %[[ARG4:.+]]: i1, %[[ARG5:.+]]: i1):
// CHECK-NEXT:       %[[V0:.+]] = "arith.minsi"(%[[ARG3]], %[[ARG4]]) : (i1, i1) -> i1
// CHECK-NEXT:       "linalg.yield"(%[[V0]]) : (i1) -> ()
// CHECK-NEXT:     }) : (memref<4xi1>, memref<4xi1>, memref<4xi1>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @binary_functions_of_bools(%a: memref<4xi1>, %b: memref<4xi1>, %c: memref<4xi1>) {
  linalg.add ins(%a, %b : memref<4xi1>, memref<4xi1>) outs(%c : memref<4xi1>)
  linalg.mul ins(%a, %b : memref<4xi1>, memref<4xi1>) outs(%c : memref<4xi1>)
  linalg.max ins(%a, %b : memref<4xi1>, memref<4xi1>) outs(%c : memref<4xi1>)
  linalg.min ins(%a, %b : memref<4xi1>, memref<4xi1>) outs(%c : memref<4xi1>)
  return
}

// -----

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xi1>, memref<4xf32>, memref<4xf32>, memref<4xf32>) -> (), sym_name = "selected"}> ({
// CHECK-NEXT:   ^bb0(%[[ARG0:.+]]: memref<4xi1>, %[[ARG1:.+]]: memref<4xf32>, %[[ARG2:.+]]: memref<4xf32>, %[[ARG3:.+]]: memref<4xf32>):
// CHECK-NEXT:     "linalg.select"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) <{operandSegmentSizes = array<i32: 3, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG4:.+]]: i1, %[[ARG5:.+]]: f32, %[[ARG6:.+]]: f32, %[[ARG7:.+]]: f32):
// CHECK-NEXT:       %[[V0:.+]] = "arith.select"(%[[ARG4]], %[[ARG5]], %[[ARG6]]) : (i1, f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%[[V0]]) : (f32) -> ()
// CHECK-NEXT:     }) : (memref<4xi1>, memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @selected(%p: memref<4xi1>, %a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf32>) {
  linalg.select ins(%p, %a, %b : memref<4xi1>, memref<4xf32>, memref<4xf32>) outs(%c : memref<4xf32>)
  return
}

// -----

// CHECK: #[[MAP:.+]] = affine_map<(d0, d1) -> ()>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (i32, memref<4xi32>, f64, f64, i32, memref<4x4xf32>) -> (), sym_name = "filled"}> ({
// CHECK-NEXT:   ^bb0(%[[ARG0:.+]]: i32, %[[ARG1:.+]]: memref<4xi32>, %[[ARG2:.+]]: f64, %[[ARG3:.+]]: f64, %[[ARG4:.+]]: i32, %[[ARG5:.+]]: memref<4x4xf32>):
// CHECK-NEXT:     "linalg.fill"(%[[ARG0]], %[[ARG1]]) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG10:.+]]: i32, %[[ARG11:.+]]: i32):
// CHECK-NEXT:       "linalg.yield"(%[[ARG10]]) : (i32) -> ()
// CHECK-NEXT:     }) : (i32, memref<4xi32>) -> ()
// CHECK-NEXT:     "linalg.fill_rng_2d"(%[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]]) <{operandSegmentSizes = array<i32: 3, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG6:.+]]: f64, %[[ARG7:.+]]: f64, %[[ARG8:.+]]: i32, %[[ARG9:.+]]: f32):
// CHECK-NEXT:       %[[V0:.+]] = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
// CHECK-NEXT:       %[[V1:.+]] = "arith.sitofp"(%[[V0]]) : (i64) -> f64
// CHECK-NEXT:       %[[V2:.+]] = "linalg.index"() <{dim = 1 : i64}> : () -> index
// CHECK-NEXT:       %[[V3:.+]] = "arith.index_cast"(%[[V2]]) : (index) -> i32
// CHECK-NEXT:       %[[V4:.+]] = "linalg.index"() <{dim = 0 : i64}> : () -> index
// CHECK-NEXT:       %[[V5:.+]] = "arith.index_cast"(%[[V4]]) : (index) -> i32
// CHECK-NEXT:       %[[V6:.+]] = "arith.addi"(%[[V5]], %[[ARG8]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %[[V7:.+]] = "arith.constant"() <{value = 1103515245 : i64}> : () -> i64
// CHECK-NEXT:       %[[V8:.+]] = "arith.trunci"(%[[V7]]) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
// CHECK-NEXT:       %[[V9:.+]] = "arith.muli"(%[[V6]], %[[V8]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %[[V10:.+]] = "arith.constant"() <{value = 12345 : i64}> : () -> i64
// CHECK-NEXT:       %[[V11:.+]] = "arith.trunci"(%[[V10]]) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
// CHECK-NEXT:       %[[V12:.+]] = "arith.addi"(%[[V9]], %[[V11]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %[[V13:.+]] = "arith.addi"(%[[V3]], %[[V12]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %[[V14:.+]] = "arith.constant"() <{value = 1103515245 : i64}> : () -> i64
// CHECK-NEXT:       %[[V15:.+]] = "arith.trunci"(%[[V14]]) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
// CHECK-NEXT:       %[[V16:.+]] = "arith.muli"(%[[V13]], %[[V15]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %[[V17:.+]] = "arith.constant"() <{value = 12345 : i64}> : () -> i64
// CHECK-NEXT:       %[[V18:.+]] = "arith.trunci"(%[[V17]]) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
// CHECK-NEXT:       %[[V19:.+]] = "arith.addi"(%[[V16]], %[[V18]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %[[V20:.+]] = "arith.sitofp"(%[[V19]]) : (i32) -> f64
// CHECK-NEXT:       %[[V21:.+]] = "arith.addf"(%[[V1]], %[[V20]]) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
// CHECK-NEXT:       %[[V22:.+]] = "arith.subf"(%[[ARG7]], %[[ARG6]]) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
// CHECK-NEXT:       %[[V23:.+]] = "arith.constant"() <{value = 2.3283063999999999E-10 : f64}> : () -> f64
// CHECK-NEXT:       %[[V24:.+]] = "arith.mulf"(%[[V22]], %[[V23]]) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
// CHECK-NEXT:       %[[V25:.+]] = "arith.mulf"(%[[V21]], %[[V24]]) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
// CHECK-NEXT:       %[[V26:.+]] = "arith.addf"(%[[V25]], %[[ARG6]]) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
// CHECK-NEXT:       %[[V27:.+]] = "arith.truncf"(%[[V26]]) : (f64) -> f32
// CHECK-NEXT:       "linalg.yield"(%[[V27]]) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#[[MAP]], #[[MAP]], #[[MAP]], #[[MAP1]]]} : (f64, f64, i32, memref<4x4xf32>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @filled(%i: i32, %n: memref<4xi32>, %lo: f64, %hi: f64, %seed: i32, %q: memref<4x4xf32>) {
  linalg.fill ins(%i : i32) outs(%n : memref<4xi32>)
  linalg.fill_rng_2d ins(%lo, %hi, %seed : f64, f64, i32) outs(%q : memref<4x4xf32>)
  return
}

// -----

// CHECK: #[[MAP:.+]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #[[MAP2:.+]] = affine_map<(d0, d1, d2) -> ()>
// CHECK-NEXT: #[[MAP3:.+]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4x4xi8>, memref<4x4xi8>, i32, memref<4x4xi32>) -> (), sym_name = "quantized"}> ({
// CHECK-NEXT:   ^bb0(%[[ARG0:.+]]: memref<4x4xi8>, %[[ARG1:.+]]: memref<4x4xi8>, %[[ARG2:.+]]: i32, %[[ARG3:.+]]: memref<4x4xi32>):
// CHECK-NEXT:     "linalg.quantized_matmul"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG2]], %[[ARG3]]) <{operandSegmentSizes = array<i32: 4, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG4:.+]]: i8, %[[ARG5:.+]]: i8, %[[ARG6:.+]]: i32, %[[ARG7:.+]]: i32, %[[ARG8:.+]]: i32):
// CHECK-NEXT:       %[[V0:.+]] = "arith.extsi"(%[[ARG4]]) : (i8) -> i32
// CHECK-NEXT:       %[[V1:.+]] = "arith.subi"(%[[V0]], %[[ARG6]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %[[V2:.+]] = "arith.extsi"(%[[ARG5]]) : (i8) -> i32
// CHECK-NEXT:       %[[V3:.+]] = "arith.subi"(%[[V2]], %[[ARG7]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %[[V4:.+]] = "arith.muli"(%[[V1]], %[[V3]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %[[V5:.+]] = "arith.addi"(%[[ARG8]], %[[V4]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       "linalg.yield"(%[[V5]]) : (i32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#[[MAP]], #[[MAP1]], #[[MAP2]], #[[MAP2]], #[[MAP3]]]} : (memref<4x4xi8>, memref<4x4xi8>, i32, i32, memref<4x4xi32>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @quantized(%a: memref<4x4xi8>, %b: memref<4x4xi8>, %z: i32, %c: memref<4x4xi32>) {
  linalg.quantized_matmul ins(%a, %b, %z, %z : memref<4x4xi8>, memref<4x4xi8>, i32, i32) outs(%c : memref<4x4xi32>)
  return
}

// -----

// CHECK: #[[MAP:.+]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4, d2 + d5, d3)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
// CHECK-NEXT: #[[MAP2:.+]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<1x8x8x3xi8>, memref<3x3xi8>, memref<1x6x6x3xi8>) -> (), sym_name = "pooled"}> ({
// CHECK-NEXT:   ^bb0(%[[ARG0:.+]]: memref<1x8x8x3xi8>, %[[ARG1:.+]]: memref<3x3xi8>, %[[ARG2:.+]]: memref<1x6x6x3xi8>):
// CHECK-NEXT:     "linalg.pooling_nhwc_max"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG15:.+]]: i8, %[[ARG16:.+]]: i8, %[[ARG17:.+]]: i8):
// CHECK-NEXT:       %[[V4:.+]] = "arith.maxsi"(%[[ARG17]], %[[ARG15]]) : (i8, i8) -> i8
// CHECK-NEXT:       "linalg.yield"(%[[V4]]) : (i8) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#[[MAP]], #[[MAP1]], #[[MAP2]]]} : (memref<1x8x8x3xi8>, memref<3x3xi8>, memref<1x6x6x3xi8>) -> ()
// CHECK-NEXT:     "linalg.pooling_nhwc_max_unsigned"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG12:.+]]: i8, %[[ARG13:.+]]: i8, %[[ARG14:.+]]: i8):
// CHECK-NEXT:       %[[V3:.+]] = "arith.maxui"(%[[ARG14]], %[[ARG12]]) : (i8, i8) -> i8
// CHECK-NEXT:       "linalg.yield"(%[[V3]]) : (i8) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#[[MAP]], #[[MAP1]], #[[MAP2]]]} : (memref<1x8x8x3xi8>, memref<3x3xi8>, memref<1x6x6x3xi8>) -> ()
// CHECK-NEXT:     "linalg.pooling_nhwc_min"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG9:.+]]: i8, %[[ARG10:.+]]: i8, %[[ARG11:.+]]: i8):
// CHECK-NEXT:       %[[V2:.+]] = "arith.minsi"(%[[ARG11]], %[[ARG9]]) : (i8, i8) -> i8
// CHECK-NEXT:       "linalg.yield"(%[[V2]]) : (i8) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#[[MAP]], #[[MAP1]], #[[MAP2]]]} : (memref<1x8x8x3xi8>, memref<3x3xi8>, memref<1x6x6x3xi8>) -> ()
// CHECK-NEXT:     "linalg.pooling_nhwc_min_unsigned"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG6:.+]]: i8, %[[ARG7:.+]]: i8, %[[ARG8:.+]]: i8):
// CHECK-NEXT:       %[[V1:.+]] = "arith.minui"(%[[ARG8]], %[[ARG6]]) : (i8, i8) -> i8
// CHECK-NEXT:       "linalg.yield"(%[[V1]]) : (i8) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#[[MAP]], #[[MAP1]], #[[MAP2]]]} : (memref<1x8x8x3xi8>, memref<3x3xi8>, memref<1x6x6x3xi8>) -> ()
// CHECK-NEXT:     "linalg.pooling_nhwc_sum"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG3:.+]]: i8, %[[ARG4:.+]]: i8, %[[ARG5:.+]]: i8):
// CHECK-NEXT:       %[[V0:.+]] = "arith.addi"(%[[ARG5]], %[[ARG3]]) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
// CHECK-NEXT:       "linalg.yield"(%[[V0]]) : (i8) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#[[MAP]], #[[MAP1]], #[[MAP2]]]} : (memref<1x8x8x3xi8>, memref<3x3xi8>, memref<1x6x6x3xi8>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @pooled(%a: memref<1x8x8x3xi8>, %w: memref<3x3xi8>, %c: memref<1x6x6x3xi8>) {
  linalg.pooling_nhwc_max ins(%a, %w : memref<1x8x8x3xi8>, memref<3x3xi8>) outs(%c : memref<1x6x6x3xi8>)
  linalg.pooling_nhwc_max_unsigned ins(%a, %w : memref<1x8x8x3xi8>, memref<3x3xi8>) outs(%c : memref<1x6x6x3xi8>)
  linalg.pooling_nhwc_min ins(%a, %w : memref<1x8x8x3xi8>, memref<3x3xi8>) outs(%c : memref<1x6x6x3xi8>)
  linalg.pooling_nhwc_min_unsigned ins(%a, %w : memref<1x8x8x3xi8>, memref<3x3xi8>) outs(%c : memref<1x6x6x3xi8>)
  linalg.pooling_nhwc_sum ins(%a, %w : memref<1x8x8x3xi8>, memref<3x3xi8>) outs(%c : memref<1x6x6x3xi8>)
  return
}

// -----

// CHECK: #[[MAP:.+]] = affine_map<(d0) -> (d0)>
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> (), sym_name = "elementwise"}> ({
// CHECK-NEXT:   ^bb0(%[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: memref<4xf32>, %[[ARG2:.+]]: memref<4xf32>):
// CHECK-NEXT:     "linalg.elementwise"(%[[ARG0]], %[[ARG2]]) <{indexing_maps = [#[[MAP]], #[[MAP]]], kind = #linalg.elementwise_kind<exp>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG6:.+]]: f32, %[[ARG7:.+]]: f32):
// CHECK-NEXT:       %[[V1:.+]] = "math.exp"(%[[ARG6]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%[[V1]]) : (f32) -> ()
// CHECK-NEXT:     }) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     "linalg.elementwise"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{indexing_maps = [#[[MAP]], #[[MAP]], #[[MAP]]], kind = #linalg.elementwise_kind<sub>, operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG3:.+]]: f32, %[[ARG4:.+]]: f32, %[[ARG5:.+]]: f32):
// CHECK-NEXT:       %[[V0:.+]] = "arith.subf"(%[[ARG3]], %[[ARG4]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%[[V0]]) : (f32) -> ()
// CHECK-NEXT:     }) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @elementwise(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf32>) {
  linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : memref<4xf32>) outs(%c : memref<4xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%c : memref<4xf32>)
  return
}

// -----

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xcomplex<f32>>, memref<4xcomplex<f64>>) -> (), sym_name = "copy_of_wider_complex"}> ({
// CHECK-NEXT:   ^bb0(%[[ARG0:.+]]: memref<4xcomplex<f32>>, %[[ARG1:.+]]: memref<4xcomplex<f64>>):
// CHECK-NEXT:     "linalg.copy"(%[[ARG0]], %[[ARG1]]) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG2:.+]]: complex<f32>, %[[ARG3:.+]]: complex<f64>):
// CHECK-NEXT:       %[[V0:.+]] = "complex.re"(%[[ARG2]]) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
// CHECK-NEXT:       %[[V1:.+]] = "complex.im"(%[[ARG2]]) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
// CHECK-NEXT:       %[[V2:.+]] = "arith.extf"(%[[V0]]) : (f32) -> f64
// CHECK-NEXT:       %[[V3:.+]] = "arith.extf"(%[[V1]]) : (f32) -> f64
// CHECK-NEXT:       %[[V4:.+]] = "complex.create"(%[[V2]], %[[V3]]) : (f64, f64) -> complex<f64>
// CHECK-NEXT:       "linalg.yield"(%[[V4]]) : (complex<f64>) -> ()
// CHECK-NEXT:     }) : (memref<4xcomplex<f32>>, memref<4xcomplex<f64>>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @copy_of_wider_complex(%a: memref<4xcomplex<f32>>, %c: memref<4xcomplex<f64>>) {
  linalg.copy ins(%a : memref<4xcomplex<f32>>) outs(%c : memref<4xcomplex<f64>>)
  return
}

// -----

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xcomplex<f64>>, memref<4xcomplex<f32>>) -> (), sym_name = "copy_of_narrower_complex"}> ({
// CHECK-NEXT:   ^bb0(%[[ARG0:.+]]: memref<4xcomplex<f64>>, %[[ARG1:.+]]: memref<4xcomplex<f32>>):
// CHECK-NEXT:     "linalg.copy"(%[[ARG0]], %[[ARG1]]) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG2:.+]]: complex<f64>, %[[ARG3:.+]]: complex<f32>):
// CHECK-NEXT:       %[[V0:.+]] = "complex.re"(%[[ARG2]]) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
// CHECK-NEXT:       %[[V1:.+]] = "complex.im"(%[[ARG2]]) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
// CHECK-NEXT:       %[[V2:.+]] = "arith.truncf"(%[[V0]]) : (f64) -> f32
// CHECK-NEXT:       %[[V3:.+]] = "arith.truncf"(%[[V1]]) : (f64) -> f32
// CHECK-NEXT:       %[[V4:.+]] = "complex.create"(%[[V2]], %[[V3]]) : (f32, f32) -> complex<f32>
// CHECK-NEXT:       "linalg.yield"(%[[V4]]) : (complex<f32>) -> ()
// CHECK-NEXT:     }) : (memref<4xcomplex<f64>>, memref<4xcomplex<f32>>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @copy_of_narrower_complex(%a: memref<4xcomplex<f64>>, %c: memref<4xcomplex<f32>>) {
  linalg.copy ins(%a : memref<4xcomplex<f64>>) outs(%c : memref<4xcomplex<f32>>)
  return
}

// -----

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xf32>, memref<4xcomplex<f32>>) -> (), sym_name = "copy_of_real_to_complex"}> ({
// CHECK-NEXT:   ^bb0(%[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: memref<4xcomplex<f32>>):
// CHECK-NEXT:     "linalg.copy"(%[[ARG0]], %[[ARG1]]) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG2:.+]]: f32, %[[ARG3:.+]]: complex<f32>):
// CHECK-NEXT:       %[[V0:.+]] = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
// CHECK-NEXT:       %[[V1:.+]] = "complex.create"(%[[ARG2]], %[[V0]]) : (f32, f32) -> complex<f32>
// CHECK-NEXT:       "linalg.yield"(%[[V1]]) : (complex<f32>) -> ()
// CHECK-NEXT:     }) : (memref<4xf32>, memref<4xcomplex<f32>>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @copy_of_real_to_complex(%a: memref<4xf32>, %c: memref<4xcomplex<f32>>) {
  linalg.copy ins(%a : memref<4xf32>) outs(%c : memref<4xcomplex<f32>>)
  return
}

// -----

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<4xi8>, memref<4xcomplex<f64>>) -> (), sym_name = "copy_of_integer_to_complex"}> ({
// CHECK-NEXT:   ^bb0(%[[ARG0:.+]]: memref<4xi8>, %[[ARG1:.+]]: memref<4xcomplex<f64>>):
// CHECK-NEXT:     "linalg.copy"(%[[ARG0]], %[[ARG1]]) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG2:.+]]: i8, %[[ARG3:.+]]: complex<f64>):
// CHECK-NEXT:       %[[V0:.+]] = "arith.sitofp"(%[[ARG2]]) : (i8) -> f64
// CHECK-NEXT:       %[[V1:.+]] = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
// CHECK-NEXT:       %[[V2:.+]] = "complex.create"(%[[V0]], %[[V1]]) : (f64, f64) -> complex<f64>
// CHECK-NEXT:       "linalg.yield"(%[[V2]]) : (complex<f64>) -> ()
// CHECK-NEXT:     }) : (memref<4xi8>, memref<4xcomplex<f64>>) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @copy_of_integer_to_complex(%a: memref<4xi8>, %c: memref<4xcomplex<f64>>) {
  linalg.copy ins(%a : memref<4xi8>) outs(%c : memref<4xcomplex<f64>>)
  return
}
