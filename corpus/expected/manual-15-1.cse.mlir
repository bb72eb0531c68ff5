module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<?x4xindex>, %arg3: memref<?x4xindex>) {
    %0 = bufferization.clone %arg2 : memref<?x4xindex> to memref<?x4xindex>
    %c9 = arith.constant 9 : index
    %alloc = memref.alloc(%c9) {bufferization.manual_deallocation} : memref<?x4xindex>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    memref.store %arg1, %arg3[%c0, %c1] : memref<?x4xindex>
    %c2 = arith.constant 2 : index
    memref.dealloc %alloc {bufferization.manual_deallocation} : memref<?x4xindex>
    %cst = arith.constant 3.000000e+00 : f32
    call @f1(%arg0, %arg1) : (i1, index) -> ()
    %c4_i64 = arith.constant 4 : i64
    return
  }
  func.func private @f1(%arg0: i1, %arg1: index) {
    %alloc = memref.alloc() {bufferization.manual_deallocation} : memref<f32>
    %alloc_0 = memref.alloc(%arg1) : memref<?x4xindex>
    %c1 = arith.constant 1 : index
    memref.dealloc %alloc {bufferization.manual_deallocation} : memref<f32>
    %cast = memref.cast %alloc_0 : memref<?x4xindex> to memref<?x4xindex>
    %c0 = arith.constant 0 : index
    %alloc_1 = memref.alloc() {alignment = 16 : i64, tag = [1, 2]} : memref<2xi32>
    %0 = scf.for %arg2 = %arg1 to %c0 step %c1 iter_args(%arg3 = %alloc_1) -> (memref<2xi32>) {
      %alloc_2 = memref.alloc() {bufferization.manual_deallocation} : memref<2xi32>
      memref.dealloc %alloc_2 {bufferization.manual_deallocation} : memref<2xi32>
      %alloc_3 = memref.alloc() {bufferization.manual_deallocation} : memref<2x4xi64>
      %cst = arith.constant 2.000000e+00 : f32
      %cst_4 = arith.constant 0.000000e+00 : f32
      memref.dealloc %alloc_3 {bufferization.manual_deallocation} : memref<2x4xi64>
      scf.yield %alloc_1 : memref<2xi32>
    }
    call @f0(%arg0, %c1, %cast, %alloc_0) : (i1, index, memref<?x4xindex>, memref<?x4xindex>) -> ()
    return
  }
}

