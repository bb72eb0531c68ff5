module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<?xf64>) {
    %true = arith.constant true
    %alloc = memref.alloc() : memref<8xindex>
    %alloc_0 = memref.alloc(%arg1) : memref<?x4xf32>
    %alloc_1 = memref.alloc(%arg1) : memref<?x4xf32>
    bufferization.dealloc (%alloc : memref<8xindex>) if (%arg0)
    bufferization.dealloc (%alloc_1 : memref<?x4xf32>) if (%arg0)
    %0 = arith.xori %arg0, %true : i1
    %1 = arith.xori %arg0, %true : i1
    %2 = arith.xori %arg0, %true : i1
    bufferization.dealloc (%alloc : memref<8xindex>) if (%0)
    bufferization.dealloc (%alloc_0 : memref<?x4xf32>) if (%1)
    %3 = arith.select %arg0, %alloc_0, %alloc_1 : memref<?x4xf32>
    %4 = arith.select %arg0, %arg0, %2 : i1
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %3 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
    bufferization.dealloc (%base_buffer : memref<f32>) if (%4)
    return
  }
  func.func @f1(%arg0: i1, %arg1: index) -> (memref<4xi64>, memref<4xi64>) {
    %true = arith.constant true
    %cst = arith.constant 9.000000e+00 : f32
    %alloc = memref.alloc(%arg1) : memref<?xf64>
    %alloc_0 = memref.alloc() : memref<4xi64>
    %0 = arith.xori %arg0, %true : i1
    %1 = arith.xori %arg0, %true : i1
    %2 = arith.select %arg0, %arg0, %0 : i1
    %3 = arith.select %arg0, %arg0, %1 : i1
    %4 = call @f3(%arg0, %cst, %alloc) : (i1, f32, memref<?xf64>) -> memref<?xf64>
    %5:2 = scf.if %3 -> (memref<4xi64>, memref<4xi64>) {
      scf.yield %alloc_0, %alloc_0 : memref<4xi64>, memref<4xi64>
    } else {
      %7 = bufferization.clone %alloc_0 : memref<4xi64> to memref<4xi64>
      %8 = bufferization.clone %alloc_0 : memref<4xi64> to memref<4xi64>
      scf.yield %7, %8 : memref<4xi64>, memref<4xi64>
    }
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %4 : memref<?xf64> -> memref<f64>, index, index, index
    %6:2 = bufferization.dealloc (%alloc, %alloc_0, %base_buffer : memref<?xf64>, memref<4xi64>, memref<f64>) if (%2, %3, %true) retain (%5#0, %5#1 : memref<4xi64>, memref<4xi64>)
    return %5#0, %5#1 : memref<4xi64>, memref<4xi64>
  }
  func.func private @f2(%arg0: i1) -> (memref<?xf64>, memref<?xf64>) {
    %alloc = memref.alloc() : memref<9xf64>
    %cast = memref.cast %alloc : memref<9xf64> to memref<?xf64>
    return %cast, %cast : memref<?xf64>, memref<?xf64>
  }
  func.func @f3(%arg0: i1, %arg1: f32, %arg2: memref<?xf64>) -> memref<?xf64> {
    %c4 = arith.constant 4 : index
    %true = arith.constant true
    %0:2 = call @f1(%arg0, %c4) : (i1, index) -> (memref<4xi64>, memref<4xi64>)
    %1 = bufferization.clone %arg2 : memref<?xf64> to memref<?xf64>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0 : memref<4xi64> -> memref<i64>, index, index, index
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %0#1 : memref<4xi64> -> memref<i64>, index, index, index
    %2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<i64>, memref<i64>) if (%true, %true) retain (%1 : memref<?xf64>)
    return %1 : memref<?xf64>
  }
}

