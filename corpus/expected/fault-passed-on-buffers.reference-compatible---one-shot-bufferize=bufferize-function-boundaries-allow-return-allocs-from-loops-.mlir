module {
  memref.global "private" constant @__constant_3xf32 : memref<3xf32> = dense<2.000000e+00> {alignment = 64 : i64}
  func.func @constant(%arg0: f32, %arg1: index) -> f32 {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
    linalg.map outs(%alloc : memref<3xf32>)
      (%init: f32) {
        linalg.yield %arg0 : f32
      }
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %alloc) -> (memref<3xf32>) {
      %2 = memref.get_global @__constant_3xf32 : memref<3xf32>
      scf.yield %2 : memref<3xf32>
    }
    memref.store %arg0, %0[%c0] : memref<3xf32>
    %1 = memref.load %0[%c0] : memref<3xf32>
    return %1 : f32
  }
  func.func @copy(%arg0: f32, %arg1: f32) -> (f32, f32) {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
    linalg.map outs(%alloc : memref<3xf32>)
      (%init: f32) {
        linalg.yield %arg0 : f32
      }
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
    linalg.map outs(%alloc_0 : memref<8xf32>)
      (%init: f32) {
        linalg.yield %arg1 : f32
      }
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %cst = arith.constant 0.000000e+00 : f32
    %subview = memref.subview %alloc_0[0] [3] [1] : memref<8xf32> to memref<3xf32, strided<[1]>>
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
    memref.copy %subview, %alloc_1 : memref<3xf32, strided<[1]>> to memref<3xf32>
    memref.store %arg0, %alloc_0[%c0] : memref<8xf32>
    %0:2 = scf.for %arg2 = %c0 to %c3 step %c1 iter_args(%arg3 = %alloc, %arg4 = %cst) -> (memref<3xf32>, f32) {
      memref.store %arg0, %arg3[%c0] : memref<3xf32>
      %2 = memref.load %arg3[%c1] : memref<3xf32>
      %3 = memref.load %alloc_1[%c0] : memref<3xf32>
      %4 = arith.addf %2, %3 : f32
      %5 = arith.addf %arg4, %4 : f32
      scf.yield %alloc_1, %5 : memref<3xf32>, f32
    }
    %1 = memref.load %alloc_0[%c0] : memref<8xf32>
    return %0#1, %1 : f32, f32
  }
  func.func @twice(%arg0: f32, %arg1: f32) -> f32 {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
    linalg.map outs(%alloc : memref<3xf32>)
      (%init: f32) {
        linalg.yield %arg0 : f32
      }
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
    linalg.map outs(%alloc_0 : memref<3xf32>)
      (%init: f32) {
        linalg.yield %arg1 : f32
      }
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0:3 = scf.for %arg2 = %c0 to %c2 step %c1 iter_args(%arg3 = %alloc, %arg4 = %alloc_0, %arg5 = %cst) -> (memref<3xf32>, memref<3xf32>, f32) {
      memref.store %arg0, %arg3[%c0] : memref<3xf32>
      %1 = memref.load %arg3[%c0] : memref<3xf32>
      %2 = memref.load %arg4[%c0] : memref<3xf32>
      %3 = arith.addf %1, %2 : f32
      %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
      linalg.fill ins(%arg1 : f32) outs(%alloc_1 : memref<3xf32>)
      scf.yield %alloc_1, %alloc_1, %3 : memref<3xf32>, memref<3xf32>, f32
    }
    return %0#2 : f32
  }
  func.func @back(%arg0: f32, %arg1: f32) -> (f32, f32) {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
    linalg.map outs(%alloc : memref<3xf32>)
      (%init: f32) {
        linalg.yield %arg0 : f32
      }
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
    linalg.map outs(%alloc_0 : memref<3xf32>)
      (%init: f32) {
        linalg.yield %arg1 : f32
      }
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.while (%arg2 = %alloc, %arg3 = %c0) : (memref<3xf32>, index) -> (memref<3xf32>, index) {
      memref.store %arg0, %arg2[%arg3] : memref<3xf32>
      %3 = arith.cmpi slt, %arg3, %c2 : index
      %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
      memref.copy %arg2, %alloc_1 : memref<3xf32> to memref<3xf32>
      scf.condition(%3) %alloc_1, %arg3 : memref<3xf32>, index
    } do {
    ^bb0(%arg2: memref<3xf32>, %arg3: index):
      %3 = arith.addi %arg3, %c1 : index
      scf.yield %alloc_0, %3 : memref<3xf32>, index
    }
    %1 = memref.load %alloc_0[%c1] : memref<3xf32>
    %2 = memref.load %0#0[%c0] : memref<3xf32>
    return %2, %1 : f32, f32
  }
}

