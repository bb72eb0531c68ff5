module {
  func.func @f0(%arg0: i1, %arg1: memref<?xi32>, %arg2: memref<4xi64>, %arg3: memref<8x4x?xi1>) -> (index, index) {
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %true = arith.constant true
    %false = arith.constant false
    %dim = memref.dim %arg3, %c2 : memref<8x4x?xi1>
    scf.if %arg0 {
      scf.index_switch %dim 
      case 1 {
        scf.yield
      }
      case 3 {
        %alloc_4 = memref.alloc() : memref<8x4x8xi1>
        %cast_5 = memref.cast %alloc_4 : memref<8x4x8xi1> to memref<8x4x?xi1>
        bufferization.dealloc (%cast_5 : memref<8x4x?xi1>) if (%true)
        scf.yield
      }
      case 5 {
        scf.yield
      }
      default {
      }
    }
    %alloc = memref.alloc() : memref<6xi32>
    %cast = memref.cast %alloc : memref<6xi32> to memref<?xi32>
    scf.while : () -> () {
      scf.forall (%arg4) in (%dim) {
        %alloc_4 = memref.alloc() : memref<4xi64>
        memref.copy %arg2, %alloc_4 : memref<4xi64> to memref<4xi64>
        bufferization.dealloc (%alloc_4 : memref<4xi64>) if (%true)
      }
      scf.condition(%arg0)
    } do {
      scf.yield
    }
    %0:3 = scf.if %arg0 -> (memref<?xi32>, i1, i1) {
      scf.yield %cast, %false, %false : memref<?xi32>, i1, i1
    } else {
      %alloc_4 = memref.alloc() : memref<9xi32>
      %cast_5 = memref.cast %alloc_4 : memref<9xi32> to memref<?xi32>
      scf.yield %cast_5, %false, %true : memref<?xi32>, i1, i1
    }
    %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %arg3 : memref<8x4x?xi1> -> memref<i1>, index, index, index, index, index, index, index
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %0#0 : memref<?xi32> -> memref<i32>, index, index, index
    bufferization.dealloc (%base_buffer : memref<i1>) if (%0#1)
    bufferization.dealloc (%cast, %base_buffer_0 : memref<?xi32>, memref<i32>) if (%true, %0#2)
    return %c4, %c2 : index, index
  }
}

