module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: index, %arg3: f32, %arg4: memref<4x2xi32>) {
    %c2 = arith.constant 2 : index
    %0 = bufferization.clone %arg4 : memref<4x2xi32> to memref<4x2xi32>
    scf.if %arg0 {
      memref.copy %0, %arg4 : memref<4x2xi32> to memref<4x2xi32>
    }
    %alloc = memref.alloc() {bufferization.manual_deallocation} : memref<4x2xi32>
    call @f0(%arg0, %arg1, %c2, %arg3, %alloc) : (i1, index, index, f32, memref<4x2xi32>) -> ()
    memref.dealloc %alloc {bufferization.manual_deallocation} : memref<4x2xi32>
    return
  }
  func.func private @f1(%arg0: index, %arg1: memref<i1>, %arg2: memref<i1>, %arg3: memref<i1>) -> (memref<4x2xi32>, f32) {
    %cst = arith.constant 3.000000e+00 : f32
    %alloc = memref.alloc() : memref<4x2xi32>
    return %alloc, %cst : memref<4x2xi32>, f32
  }
}

