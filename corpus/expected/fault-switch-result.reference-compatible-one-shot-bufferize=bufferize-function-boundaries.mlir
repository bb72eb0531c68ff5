module {
  func.func @written_result(%arg0: memref<5xf32, strided<[?], offset: ?>>, %arg1: memref<5xf32, strided<[?], offset: ?>>, %arg2: f32, %arg3: index) -> (f32, f32) {
    %0 = scf.index_switch %arg3 -> memref<5xf32, strided<[?], offset: ?>> 
    case 0 {
      scf.yield %arg0 : memref<5xf32, strided<[?], offset: ?>>
    }
    default {
      scf.yield %arg1 : memref<5xf32, strided<[?], offset: ?>>
    }
    memref.store %arg2, %0[%arg3] : memref<5xf32, strided<[?], offset: ?>>
    %1 = memref.load %0[%arg3] : memref<5xf32, strided<[?], offset: ?>>
    %2 = memref.load %arg0[%arg3] : memref<5xf32, strided<[?], offset: ?>>
    return %1, %2 : f32, f32
  }
}

