module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: index, %arg3: f32, %arg4: memref<4x2xi32>) {
    %alloc = memref.alloc() {bufferization.manual_deallocation} : memref<4x2xi32>
    %0 = bufferization.clone %arg4 : memref<4x2xi32> to memref<4x2xi32>
    scf.if %arg0 {
      %4 = bufferization.clone %alloc : memref<4x2xi32> to memref<4x2xi32>
      %alloc_7 = memref.alloc() {bufferization.manual_deallocation} : memref<i1>
      memref.copy %0, %arg4 : memref<4x2xi32> to memref<4x2xi32>
      %alloc_8 = memref.alloc() {bufferization.manual_deallocation} : memref<4x2xi32>
      %5 = bufferization.clone %0 : memref<4x2xi32> to memref<4x2xi32>
      %c2_9 = arith.constant 2 : index
      %c0 = arith.constant 0 : index
      %6 = memref.load %arg4[%c2_9, %c0] : memref<4x2xi32>
      %c1_10 = arith.constant 1 : index
      %c1_11 = arith.constant 1 : index
      %7 = memref.load %5[%c1_10, %c1_11] : memref<4x2xi32>
      memref.dealloc %alloc_8 {bufferization.manual_deallocation} : memref<4x2xi32>
      memref.dealloc %alloc_7 {bufferization.manual_deallocation} : memref<i1>
    }
    memref.dealloc %alloc {bufferization.manual_deallocation} : memref<4x2xi32>
    %c2 = arith.constant 2 : index
    scf.for %arg5 = %arg1 to %arg1 step %c2 {
    }
    %alloc_0 = memref.alloc() : memref<4x2xi32>
    %1 = bufferization.clone %arg4 : memref<4x2xi32> to memref<4x2xi32>
    %alloc_1 = memref.alloc() : memref<4x2xi32>
    %alloc_2 = memref.alloc() {bufferization.manual_deallocation} : memref<4x2xi32>
    call @f0(%arg0, %arg1, %c2, %arg3, %alloc_2) : (i1, index, index, f32, memref<4x2xi32>) -> ()
    memref.dealloc %alloc_2 {bufferization.manual_deallocation} : memref<4x2xi32>
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<i1>
    cf.cond_br %arg0, ^bb1(%alloc_1, %alloc_3 : memref<4x2xi32>, memref<i1>), ^bb1(%alloc_0, %alloc_3 : memref<4x2xi32>, memref<i1>)
  ^bb1(%2: memref<4x2xi32>, %3: memref<i1>):  // 2 preds: ^bb0, ^bb0
    %c1 = arith.constant 1 : index
    %dim = memref.dim %0, %c1 : memref<4x2xi32>
    %alloc_4 = memref.alloc() : memref<index>
    %c5 = arith.constant 5 : index
    %alloc_5 = memref.alloc(%c5) : memref<?x2xindex>
    %alloc_6 = memref.alloc() : memref<i1>
    return
  }
  func.func private @f1(%arg0: index, %arg1: memref<i1>, %arg2: memref<i1>, %arg3: memref<i1>) -> (memref<4x2xi32>, f32) {
    %0 = bufferization.clone %arg3 : memref<i1> to memref<i1>
    %true = arith.constant true
    %1 = arith.select %true, %0, %arg3 : memref<i1>
    %alloc = memref.alloc() {bufferization.manual_deallocation} : memref<4xf32>
    memref.dealloc %alloc {bufferization.manual_deallocation} : memref<4xf32>
    %2 = bufferization.clone %arg1 : memref<i1> to memref<i1>
    %alloc_0 = memref.alloc() : memref<i1>
    %3 = arith.select %true, %arg2, %0 : memref<i1>
    %c8_i32 = arith.constant 8 : i32
    %4 = arith.muli %c8_i32, %c8_i32 : i32
    %alloc_1 = memref.alloc() : memref<4x2xi32>
    %cst = arith.constant 3.000000e+00 : f32
    return %alloc_1, %cst : memref<4x2xi32>, f32
  }
}

