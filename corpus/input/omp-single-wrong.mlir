func.func private @one(memref<i32>)
func.func private @other(memref<i32>, memref<f32>)
func.func private @floats(memref<f32>, memref<f32>)
func.func @f(%m: memref<i32>) {
  omp.single copyprivate(%m -> @none : memref<i32>) { omp.terminator }
  return
}

// -----
func.func private @one(memref<i32>)
func.func private @other(memref<i32>, memref<f32>)
func.func private @floats(memref<f32>, memref<f32>)
func.func @g(%m: memref<i32>) {
  omp.single copyprivate(%m -> @one : memref<i32>) { omp.terminator }
  return
}

// -----
func.func private @one(memref<i32>)
func.func private @other(memref<i32>, memref<f32>)
func.func private @floats(memref<f32>, memref<f32>)
func.func @h(%m: memref<i32>) {
  omp.single copyprivate(%m -> @other : memref<i32>) { omp.terminator }
  return
}

// -----
func.func private @one(memref<i32>)
func.func private @other(memref<i32>, memref<f32>)
func.func private @floats(memref<f32>, memref<f32>)
func.func @i(%m: memref<i32>) {
  omp.single copyprivate(%m -> @floats : memref<i32>) { omp.terminator }
  return
}

// -----
func.func private @one(memref<i32>)
func.func private @other(memref<i32>, memref<f32>)
func.func private @floats(memref<f32>, memref<f32>)
func.func @j(%m: memref<i32>) {
  "omp.single"(%m) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>}> ({ omp.terminator }) : (memref<i32>) -> ()
  return
}

// -----
func.func private @one(memref<i32>)
func.func private @other(memref<i32>, memref<f32>)
func.func private @floats(memref<f32>, memref<f32>)
func.func @k(%m: memref<i32>, %lb: i32) {
  omp.simd aligned(%m : memref<i32> -> 8 : i64, %m : memref<i32> -> 16 : i64) {
    omp.loop_nest (%i) : i32 = (%lb) to (%lb) step (%lb) { omp.yield }
  }
  return
}

// -----
func.func private @one(memref<i32>)
func.func private @other(memref<i32>, memref<f32>)
func.func private @floats(memref<f32>, memref<f32>)
func.func @l(%m: memref<i32>, %lb: i32) {
  omp.simd aligned(%m : memref<i32> -> 0 : i64) {
    omp.loop_nest (%i) : i32 = (%lb) to (%lb) step (%lb) { omp.yield }
  }
  return
}

// -----
func.func private @one(memref<i32>)
func.func private @other(memref<i32>, memref<f32>)
func.func private @floats(memref<f32>, memref<f32>)
func.func @m(%m: memref<i32>, %lb: i32) {
  omp.workshare {
    omp.parallel {
      omp.workshare.loop_wrapper { omp.loop_nest (%i) : i32 = (%lb) to (%lb) step (%lb) { omp.yield } }
      omp.terminator
    }
    omp.terminator
  }
  return
}
