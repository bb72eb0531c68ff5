module {
  memref.global "private" constant @__constant_3xf32 : memref<3xf32> = dense<1.000000e+00> {alignment = 64 : i64}
  func.func private @constant() -> memref<3xf32> {
    %0 = memref.get_global @__constant_3xf32 : memref<3xf32>
    %cast = memref.cast %0 : memref<3xf32> to memref<3xf32, strided<[?], offset: ?>>
    return %0 : memref<3xf32>
  }
  func.func @f(%arg0: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %0 = call @constant() : () -> memref<3xf32>
    memref.store %arg0, %0[%c0] : memref<3xf32>
    %1 = call @constant() : () -> memref<3xf32>
    %2 = memref.load %1[%c0] : memref<3xf32>
    %3 = memref.load %0[%c0] : memref<3xf32>
    %4 = arith.addf %2, %3 : f32
    return %4 : f32
  }
}

