module {
  func.func private @expert(%arg0: memref<16x32xf32, strided<[?, ?], offset: ?>>, %arg1: memref<32x32xf32, strided<[?, ?], offset: ?>>) -> memref<16x32xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<16x32xf32>
    affine.for %arg2 = 0 to 16 {
      affine.for %arg3 = 0 to 32 {
        affine.store %cst, %alloc[%arg2, %arg3] : memref<16x32xf32>
      }
    }
    affine.for %arg2 = 0 to 16 {
      affine.for %arg3 = 0 to 32 {
        affine.for %arg4 = 0 to 32 {
          %0 = affine.load %arg0[%arg2, %arg4] : memref<16x32xf32, strided<[?, ?], offset: ?>>
          %1 = affine.load %arg1[%arg4, %arg3] : memref<32x32xf32, strided<[?, ?], offset: ?>>
          %2 = affine.load %alloc[%arg2, %arg3] : memref<16x32xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          affine.store %4, %alloc[%arg2, %arg3] : memref<16x32xf32>
        }
      }
    }
    return %alloc : memref<16x32xf32>
  }
  func.func @layer(%arg0: memref<16x32xf32, strided<[?, ?], offset: ?>>, %arg1: memref<3x32x32xf32, strided<[?, ?, ?], offset: ?>>, %arg2: index, %arg3: i1) -> memref<16x32xf32, strided<[?, ?], offset: ?>> {
    %0 = scf.if %arg3 -> (memref<16x32xf32, strided<[?, ?], offset: ?>>) {
      scf.yield %arg0 : memref<16x32xf32, strided<[?, ?], offset: ?>>
    } else {
      %1 = scf.index_switch %arg2 -> memref<16x32xf32, strided<[?, ?], offset: ?>> 
      case 0 {
        %subview = memref.subview %arg1[0, 0, 0] [1, 32, 32] [1, 1, 1] : memref<3x32x32xf32, strided<[?, ?, ?], offset: ?>> to memref<32x32xf32, strided<[?, ?], offset: ?>>
        %2 = func.call @expert(%arg0, %subview) : (memref<16x32xf32, strided<[?, ?], offset: ?>>, memref<32x32xf32, strided<[?, ?], offset: ?>>) -> memref<16x32xf32>
        %cast_0 = memref.cast %2 : memref<16x32xf32> to memref<16x32xf32, strided<[?, ?], offset: ?>>
        scf.yield %cast_0 : memref<16x32xf32, strided<[?, ?], offset: ?>>
      }
      case 1 {
        %subview = memref.subview %arg1[1, 0, 0] [1, 32, 32] [1, 1, 1] : memref<3x32x32xf32, strided<[?, ?, ?], offset: ?>> to memref<32x32xf32, strided<[?, ?], offset: ?>>
        %2 = func.call @expert(%arg0, %subview) : (memref<16x32xf32, strided<[?, ?], offset: ?>>, memref<32x32xf32, strided<[?, ?], offset: ?>>) -> memref<16x32xf32>
        %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<16x32xf32>
        affine.for %arg4 = 0 to 16 {
          affine.for %arg5 = 0 to 32 {
            %3 = affine.load %2[%arg4, %arg5] : memref<16x32xf32>
            %4 = math.exp %3 : f32
            affine.store %4, %alloc_0[%arg4, %arg5] : memref<16x32xf32>
          }
        }
        %cast_1 = memref.cast %alloc_0 : memref<16x32xf32> to memref<16x32xf32, strided<[?, ?], offset: ?>>
        scf.yield %cast_1 : memref<16x32xf32, strided<[?, ?], offset: ?>>
      }
      default {
        %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<16x32xf32>
        affine.for %arg4 = 0 to 16 {
          affine.for %arg5 = 0 to 32 {
            %2 = affine.load %arg0[%arg4, %arg5] : memref<16x32xf32, strided<[?, ?], offset: ?>>
            %3 = arith.mulf %2, %2 : f32
            affine.store %3, %alloc_0[%arg4, %arg5] : memref<16x32xf32>
          }
        }
        %cast_1 = memref.cast %alloc_0 : memref<16x32xf32> to memref<16x32xf32, strided<[?, ?], offset: ?>>
        scf.yield %cast_1 : memref<16x32xf32, strided<[?, ?], offset: ?>>
      }
      %alloc = memref.alloc() {alignment = 64 : i64} : memref<16x32xf32>
      affine.for %arg4 = 0 to 16 {
        affine.for %arg5 = 0 to 32 {
          %2 = affine.load %arg0[%arg4, %arg5] : memref<16x32xf32, strided<[?, ?], offset: ?>>
          %3 = affine.load %1[%arg4, %arg5] : memref<16x32xf32, strided<[?, ?], offset: ?>>
          %4 = arith.addf %2, %3 : f32
          affine.store %4, %alloc[%arg4, %arg5] : memref<16x32xf32>
        }
      }
      %cast = memref.cast %alloc : memref<16x32xf32> to memref<16x32xf32, strided<[?, ?], offset: ?>>
      scf.yield %cast : memref<16x32xf32, strided<[?, ?], offset: ?>>
    }
    return %0 : memref<16x32xf32, strided<[?, ?], offset: ?>>
  }
}

