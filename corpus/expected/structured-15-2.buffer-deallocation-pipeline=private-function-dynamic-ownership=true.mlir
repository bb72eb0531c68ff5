module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: f32, %arg3: i64) -> f32 {
    %0 = scf.index_switch %arg1 -> memref<8x4xi64> 
    default {
      %alloc = memref.alloc() : memref<8x4xi64>
      scf.yield %alloc : memref<8x4xi64>
    }
    %1 = scf.if %arg0 -> (memref<8x4xf32>) {
      %alloc = memref.alloc() : memref<8x4xf32>
      scf.yield %alloc : memref<8x4xf32>
    } else {
      %alloc = memref.alloc() : memref<8x4xi64>
      memref.copy %0, %alloc : memref<8x4xi64> to memref<8x4xi64>
      %alloc_4 = memref.alloc() : memref<8x4xf32>
      memref.dealloc %alloc : memref<8x4xi64>
      scf.yield %alloc_4 : memref<8x4xf32>
    }
    scf.index_switch %arg1 
    case 1 {
      scf.index_switch %arg1 
      case 1 {
        scf.yield
      }
      case 3 {
        scf.yield
      }
      case 5 {
        scf.yield
      }
      default {
        %alloc = memref.alloc() : memref<8x4xf32>
        memref.copy %1, %alloc : memref<8x4xf32> to memref<8x4xf32>
        memref.dealloc %alloc : memref<8x4xf32>
      }
      scf.yield
    }
    case 3 {
      scf.yield
    }
    default {
    }
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %0 : memref<8x4xi64> -> memref<i64>, index, index, index, index, index
    %base_buffer_0, %offset_1, %sizes_2:2, %strides_3:2 = memref.extract_strided_metadata %1 : memref<8x4xf32> -> memref<f32>, index, index, index, index, index
    memref.dealloc %base_buffer : memref<i64>
    memref.dealloc %base_buffer_0 : memref<f32>
    return %arg2 : f32
  }
}

