module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<?x4xindex>, %arg3: memref<?x4xindex>) {
    %0 = bufferization.clone %arg2 : memref<?x4xindex> to memref<?x4xindex>
    %c9 = arith.constant 9 : index
    %alloc = memref.alloc(%c9) {bufferization.manual_deallocation} : memref<?x4xindex>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    memref.store %arg1, %arg3[%c0, %c1] : memref<?x4xindex>
    %1 = bufferization.clone %0 : memref<?x4xindex> to memref<?x4xindex>
    %c2 = arith.constant 2 : index
    scf.for %arg4 = %c1 to %c9 step %c2 {
      %c16_i32 = arith.constant 16 : i32
    }
    memref.dealloc %alloc {bufferization.manual_deallocation} : memref<?x4xindex>
    %c1_0 = arith.constant 1 : index
    %cst = arith.constant 3.000000e+00 : f32
    %2 = scf.for %arg4 = %c9 to %c0 step %c1_0 iter_args(%arg5 = %cst) -> (f32) {
      %c6_i32 = arith.constant 6 : i32
      scf.yield %arg5 : f32
    }
    call @f1(%arg0, %arg1) : (i1, index) -> ()
    %c4_i64 = arith.constant 4 : i64
    %3 = arith.cmpi ne, %c4_i64, %c4_i64 : i64
    %4 = bufferization.clone %0 : memref<?x4xindex> to memref<?x4xindex>
    %alloc_1 = memref.alloc(%arg1) : memref<?x4xindex>
    return
  }
  func.func private @f1(%arg0: i1, %arg1: index) {
    %alloc = memref.alloc() {bufferization.manual_deallocation} : memref<f32>
    %alloc_0 = memref.alloc(%arg1) : memref<?x4xindex>
    %c1 = arith.constant 1 : index
    %dim = memref.dim %alloc_0, %c1 : memref<?x4xindex>
    %0 = bufferization.clone %alloc : memref<f32> to memref<f32>
    memref.dealloc %alloc {bufferization.manual_deallocation} : memref<f32>
    %cast = memref.cast %alloc_0 : memref<?x4xindex> to memref<?x4xindex>
    %c0 = arith.constant 0 : index
    %c1_1 = arith.constant 1 : index
    %alloc_2 = memref.alloc() {alignment = 16 : i64, tag = [1, 2]} : memref<2xi32>
    %1 = scf.for %arg2 = %arg1 to %c0 step %c1_1 iter_args(%arg3 = %alloc_2) -> (memref<2xi32>) {
      %alloc_5 = memref.alloc() {bufferization.manual_deallocation} : memref<2xi32>
      memref.dealloc %alloc_5 {bufferization.manual_deallocation} : memref<2xi32>
      %c0_6 = arith.constant 0 : index
      %dim_7 = memref.dim %alloc_2, %c0_6 : memref<2xi32>
      %alloc_8 = memref.alloc() {bufferization.manual_deallocation} : memref<2x4xi64>
      %cast_9 = memref.cast %alloc_2 : memref<2xi32> to memref<2xi32>
      %c0_10 = arith.constant 0 : index
      %dim_11 = memref.dim %alloc_0, %c0_10 : memref<?x4xindex>
      %cst = arith.constant 2.000000e+00 : f32
      %cst_12 = arith.constant 0.000000e+00 : f32
      %3 = arith.maximumf %cst, %cst_12 : f32
      memref.dealloc %alloc_8 {bufferization.manual_deallocation} : memref<2x4xi64>
      scf.yield %alloc_2 : memref<2xi32>
    }
    %alloc_3 = memref.alloc() : memref<2x4xi64>
    %alloc_4 = memref.alloc() : memref<2xi32>
    call @f0(%arg0, %c1, %cast, %alloc_0) : (i1, index, memref<?x4xindex>, memref<?x4xindex>) -> ()
    %2 = bufferization.clone %1 : memref<2xi32> to memref<2xi32>
    return
  }
}

