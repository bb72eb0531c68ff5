module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: index, %arg3: f32, %arg4: memref<4x2xi32>) {
    %c2 = arith.constant 2 : index
    %alloc = memref.alloc() {bufferization.manual_deallocation} : memref<4x2xi32>
    %0 = bufferization.clone %arg4 : memref<4x2xi32> to memref<4x2xi32>
    scf.if %arg0 {
      %alloc_1 = memref.alloc() {bufferization.manual_deallocation} : memref<i1>
      memref.copy %0, %arg4 : memref<4x2xi32> to memref<4x2xi32>
      %alloc_2 = memref.alloc() {bufferization.manual_deallocation} : memref<4x2xi32>
      memref.dealloc %alloc_2 {bufferization.manual_deallocation} : memref<4x2xi32>
      memref.dealloc %alloc_1 {bufferization.manual_deallocation} : memref<i1>
    }
    memref.dealloc %alloc {bufferization.manual_deallocation} : memref<4x2xi32>
    %alloc_0 = memref.alloc() {bufferization.manual_deallocation} : memref<4x2xi32>
    call @f0(%arg0, %arg1, %c2, %arg3, %alloc_0) : (i1, index, index, f32, memref<4x2xi32>) -> ()
    memref.dealloc %alloc_0 {bufferization.manual_deallocation} : memref<4x2xi32>
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return
  }
  func.func private @f1(%arg0: index, %arg1: memref<i1>, %arg2: memref<i1>, %arg3: memref<i1>) -> (memref<4x2xi32>, f32) {
    %cst = arith.constant 3.000000e+00 : f32
    %alloc = memref.alloc() {bufferization.manual_deallocation} : memref<4xf32>
    memref.dealloc %alloc {bufferization.manual_deallocation} : memref<4xf32>
    %alloc_0 = memref.alloc() : memref<4x2xi32>
    return %alloc_0, %cst : memref<4x2xi32>, f32
  }
}

