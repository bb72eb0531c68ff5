func.func @f0(%v0: i1, %v1: memref<4xf32>, %v2: memref<8x4xi64>) {
  %v3 = arith.constant 8 : i64
  %v4 = arith.constant 2 : index
  %v5 = arith.constant 1 : index
  memref.store %v3, %v2[%v4, %v5] : memref<8x4xi64>
  %v6 = memref.alloc() : memref<index>
  %v7 = memref.load %v6[] : memref<index>
  %v8 = memref.subview %v1[%v7] [3] [1] : memref<4xf32> to memref<3xf32, strided<[1], offset: ?>>
  %v9 = memref.collapse_shape %v2 [[0, 1]] : memref<8x4xi64> into memref<32xi64>
  func.call @f0(%v0, %v1, %v2) : (i1, memref<4xf32>, memref<8x4xi64>) -> ()
  %v10 = arith.constant 8.0 : f32
  func.call @f1(%v0, %v7, %v10) : (i1, index, f32) -> ()
  %v11 = arith.constant 1 : index
  %v12 = arith.constant 2 : index
  scf.parallel (%v13, %v14) = (%v7, %v7) to (%v7, %v7) step (%v11, %v12) {
    %v15:2 = scf.index_switch %v7 -> memref<8x4xi64>, memref<8x4xi64>
    case 1 {
      scf.yield %v2, %v2 : memref<8x4xi64>, memref<8x4xi64>
    }
    default {
      %v16 = scf.if %v0 -> (memref<4x?xindex>) {
        %v17 = memref.alloc() : memref<4xf32>
        memref.copy %v1, %v17 : memref<4xf32> to memref<4xf32>
        %v18 = arith.constant 5 : index
        %v19 = memref.alloc(%v18) : memref<4x?xindex>
        scf.yield %v19 : memref<4x?xindex>
      } else {
        %v20 = arith.select %v0, %v8, %v8 : memref<3xf32, strided<[1], offset: ?>>
        %v21 = memref.alloc(%v14) : memref<4x?xindex>
        scf.yield %v21 : memref<4x?xindex>
      }
      %v22 = arith.addf %v10, %v10 : f32
      scf.yield %v2, %v2 : memref<8x4xi64>, memref<8x4xi64>
    }
  }
  %v23 = arith.constant 1 : index
  %v24 = memref.dim %v2, %v23 : memref<8x4xi64>
  return
}
func.func @f1(%v0: i1, %v1: index, %v2: f32) {
  %v3 = arith.constant 2 : index
  %v4 = memref.alloc() : memref<8x4xi64>
  %v5 = scf.for %v6 = %v1 to %v1 step %v3 iter_args(%v7 = %v4) -> (memref<8x4xi64>) {
    %v8 = arith.constant 5 : i64
    memref.store %v8, %v7[%v6, %v6] : memref<8x4xi64>
    %v9 = memref.alloc() : memref<4xf32>
    func.call @f0(%v0, %v9, %v7) : (i1, memref<4xf32>, memref<8x4xi64>) -> ()
    %v10 = bufferization.clone %v4 : memref<8x4xi64> to memref<8x4xi64>
    scf.yield %v7 : memref<8x4xi64>
  }
  %v11 = memref.alloc() {tag = "a"} : memref<8x4xi64>
  %v12 = memref.alloc() : memref<4xf32>
  %v13 = arith.select %v0, %v5, %v5 : memref<8x4xi64>
  %v14 = memref.alloc() : memref<4xf32>
  %v15 = arith.constant 8.0 : f32
  call @f1(%v0, %v3, %v15) : (i1, index, f32) -> ()
  memref.copy %v13, %v5 : memref<8x4xi64> to memref<8x4xi64>
  return
}
