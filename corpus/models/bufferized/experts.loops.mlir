module {
  func.func private @expert(%arg0: memref<16x32xf32, strided<[?, ?], offset: ?>>, %arg1: memref<32x32xf32, strided<[?, ?], offset: ?>>) -> memref<16x32xf32> {
    %c32 = arith.constant 32 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<16x32xf32>
    scf.for %arg2 = %c0 to %c16 step %c1 {
      scf.for %arg3 = %c0 to %c32 step %c1 {
        memref.store %cst, %alloc[%arg2, %arg3] : memref<16x32xf32>
      }
    }
    scf.for %arg2 = %c0 to %c16 step %c1 {
      scf.for %arg3 = %c0 to %c32 step %c1 {
        scf.for %arg4 = %c0 to %c32 step %c1 {
          %0 = memref.load %arg0[%arg2, %arg4] : memref<16x32xf32, strided<[?, ?], offset: ?>>
          %1 = memref.load %arg1[%arg4, %arg3] : memref<32x32xf32, strided<[?, ?], offset: ?>>
          %2 = memref.load %alloc[%arg2, %arg3] : memref<16x32xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %alloc[%arg2, %arg3] : memref<16x32xf32>
        }
      }
    }
    return %alloc : memref<16x32xf32>
  }
  func.func @layer(%arg0: memref<16x32xf32, strided<[?, ?], offset: ?>>, %arg1: memref<3x32x32xf32, strided<[?, ?, ?], offset: ?>>, %arg2: index, %arg3: i1) -> memref<16x32xf32, strided<[?, ?], offset: ?>> {
    %c32 = arith.constant 32 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %c0 = arith.constant 0 : index
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
        scf.for %arg4 = %c0 to %c16 step %c1 {
          scf.for %arg5 = %c0 to %c32 step %c1 {
            %3 = memref.load %2[%arg4, %arg5] : memref<16x32xf32>
            %4 = math.exp %3 : f32
            memref.store %4, %alloc_0[%arg4, %arg5] : memref<16x32xf32>
          }
        }
        %cast_1 = memref.cast %alloc_0 : memref<16x32xf32> to memref<16x32xf32, strided<[?, ?], offset: ?>>
        scf.yield %cast_1 : memref<16x32xf32, strided<[?, ?], offset: ?>>
      }
      default {
        %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<16x32xf32>
        scf.for %arg4 = %c0 to %c16 step %c1 {
          scf.for %arg5 = %c0 to %c32 step %c1 {
            %2 = memref.load %arg0[%arg4, %arg5] : memref<16x32xf32, strided<[?, ?], offset: ?>>
            %3 = arith.mulf %2, %2 : f32
            memref.store %3, %alloc_0[%arg4, %arg5] : memref<16x32xf32>
          }
        }
        %cast_1 = memref.cast %alloc_0 : memref<16x32xf32> to memref<16x32xf32, strided<[?, ?], offset: ?>>
        scf.yield %cast_1 : memref<16x32xf32, strided<[?, ?], offset: ?>>
      }
      %alloc = memref.alloc() {alignment = 64 : i64} : memref<16x32xf32>
      scf.for %arg4 = %c0 to %c16 step %c1 {
        scf.for %arg5 = %c0 to %c32 step %c1 {
          %2 = memref.load %arg0[%arg4, %arg5] : memref<16x32xf32, strided<[?, ?], offset: ?>>
          %3 = memref.load %1[%arg4, %arg5] : memref<16x32xf32, strided<[?, ?], offset: ?>>
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %alloc[%arg4, %arg5] : memref<16x32xf32>
        }
      }
      %cast = memref.cast %alloc : memref<16x32xf32> to memref<16x32xf32, strided<[?, ?], offset: ?>>
      scf.yield %cast : memref<16x32xf32, strided<[?, ?], offset: ?>>
    }
    return %0 : memref<16x32xf32, strided<[?, ?], offset: ?>>
  }
}

