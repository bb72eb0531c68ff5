func.func @f(%in: memref<4xf32>, %out: memref<4xf32>) {
  %debug = memref.alloc() : memref<4xf32>
  %copy = memref.alloc() : memref<4xf32>
  memref.copy %in, %debug : memref<4xf32> to memref<4xf32>
  memref.copy %in, %copy : memref<4xf32> to memref<4xf32>
  memref.copy %copy, %out : memref<4xf32> to memref<4xf32>
  return
}
