module {
  memref.global "private" @g0 : memref<4xindex>
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<?x8xf32, strided<[?, ?], offset: ?>>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %0 = memref.load %arg2[%c0, %c3] : memref<?x8xf32, strided<[?, ?], offset: ?>>
    %1 = arith.select %arg0, %arg2, %arg2 : memref<?x8xf32, strided<[?, ?], offset: ?>>
    %alloc = memref.alloc() : memref<4xf64>
    call @f1(%alloc, %1) : (memref<4xf64>, memref<?x8xf32, strided<[?, ?], offset: ?>>) -> ()
    call @f1(%alloc, %1) : (memref<4xf64>, memref<?x8xf32, strided<[?, ?], offset: ?>>) -> ()
    %alloca = memref.alloca() : memref<8xi64>
    scf.forall (%arg3) in (%arg1) {
    }
    call @f1(%alloc, %1) : (memref<4xf64>, memref<?x8xf32, strided<[?, ?], offset: ?>>) -> ()
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    scf.parallel (%arg3, %arg4) = (%arg1, %c3) to (%c3, %c0) step (%c1, %c2) {
      scf.reduce 
    }
    %c5 = arith.constant 5 : index
    call @f0(%arg0, %c5, %1) : (i1, index, memref<?x8xf32, strided<[?, ?], offset: ?>>) -> ()
    %subview = memref.subview %alloca[%arg1] [4] [2] : memref<8xi64> to memref<4xi64, strided<[2], offset: ?>>
    %c1_0 = arith.constant 1 : index
    scf.for %arg3 = %c5 to %c1 step %c1_0 {
      scf.index_switch %arg3 
      default {
      }
      %c0_3 = arith.constant 0 : index
      %c9 = arith.constant 9 : index
      %3 = memref.load %1[%c0_3, %c9] : memref<?x8xf32, strided<[?, ?], offset: ?>>
    }
    %2 = memref.get_global @g0 : memref<4xindex>
    %expand_shape = memref.expand_shape %2 [[0, 1]] output_shape [2, 2] : memref<4xindex> into memref<2x2xindex>
    %alloc_1 = memref.alloc() : memref<2x2xindex>
    memref.copy %expand_shape, %alloc_1 : memref<2x2xindex> to memref<2x2xindex>
    %c0_2 = arith.constant 0 : index
    %dim = memref.dim %alloc, %c0_2 : memref<4xf64>
    return
  }
  func.func private @f1(memref<4xf64>, memref<?x8xf32, strided<[?, ?], offset: ?>>)
}
// -----
module {
  func.func @f(%arg0: index, %arg1: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() : memref<4xf32>
    %0 = bufferization.clone %alloc : memref<4xf32> to memref<4xf32>
    scf.while (%arg2 = %0) : (memref<4xf32>) -> () {
      memref.dealloc %arg2 : memref<4xf32>
      memref.store %arg1, %alloc[%c0] : memref<4xf32>
      %1 = arith.cmpf ogt, %arg1, %arg1 : f32
      scf.condition(%1)
    } do {
      %alloc_0 = memref.alloc() : memref<4xf32>
      scf.yield %alloc_0 : memref<4xf32>
    }
    memref.dealloc %alloc : memref<4xf32>
    return
  }
}
// -----
func.func @reduce_return(%lb: index, %ub: index, %step: index, %init: f32) -> f32 {
  %r = scf.parallel (%i) = (%lb) to (%ub) step (%step) init (%init) -> f32 {
    %c = arith.constant 1.0 : f32
    scf.reduce(%c : f32) {
    ^bb0(%a: f32, %b: f32):
      %sum = arith.addf %a, %b : f32
      scf.reduce.return %sum : f32
    }
  }
  return %r : f32
}
