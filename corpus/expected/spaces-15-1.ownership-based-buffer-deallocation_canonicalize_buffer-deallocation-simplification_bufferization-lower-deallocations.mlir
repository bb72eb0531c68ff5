module {
  memref.global "private" @g0 : memref<4xindex, 2>
  func.func @f0(%arg0: i1, %arg1: index, %arg2: index, %arg3: memref<?xf32, 2>) {
    %c128 = arith.constant 128 : index
    %true = arith.constant true
    %alloc = memref.alloc() : memref<f32, 1>
    %alloc_0 = memref.alloc(%arg1) : memref<2x?xindex, 2>
    call @f1(%true, %c128, %alloc_0, %arg3) : (i1, index, memref<2x?xindex, 2>, memref<?xf32, 2>) -> ()
    %alloc_1 = memref.alloc() : memref<f32, 1>
    memref.copy %alloc, %alloc_1 : memref<f32, 1> to memref<f32, 1>
    scf.if %true {
      memref.dealloc %alloc : memref<f32, 1>
    }
    scf.if %true {
      memref.dealloc %alloc_0 : memref<2x?xindex, 2>
    }
    scf.if %true {
      memref.dealloc %alloc_1 : memref<f32, 1>
    }
    return
  }
  func.func private @f1(%arg0: i1, %arg1: index, %arg2: memref<2x?xindex, 2>, %arg3: memref<?xf32, 2>) {
    %c236 = arith.constant 236 : index
    %true = arith.constant true
    scf.while : () -> () {
      scf.condition(%arg0)
    } do {
      %alloc_0 = memref.alloc() : memref<2x6xindex, 2>
      %cast = memref.cast %alloc_0 : memref<2x6xindex, 2> to memref<2x?xindex, 2>
      func.call @f1(%arg0, %arg1, %cast, %arg3) : (i1, index, memref<2x?xindex, 2>, memref<?xf32, 2>) -> ()
      %alloc_1 = memref.alloc() : memref<2x5xindex, 2>
      %cast_2 = memref.cast %alloc_1 : memref<2x5xindex, 2> to memref<2x?xindex, 2>
      scf.if %true {
        memref.dealloc %cast : memref<2x?xindex, 2>
      }
      scf.if %true {
        memref.dealloc %cast_2 : memref<2x?xindex, 2>
      }
      scf.yield
    }
    %alloc = memref.alloc(%arg1) : memref<?xf32, 2>
    call @f0(%true, %arg1, %c236, %alloc) : (i1, index, index, memref<?xf32, 2>) -> ()
    scf.if %true {
      memref.dealloc %alloc : memref<?xf32, 2>
    }
    return
  }
}

