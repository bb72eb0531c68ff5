module {
  func.func @sb(%arg0: f32, %arg1: i32, %arg2: i32) -> (f32, f32, f32, f32, f32, f32) {
    %0 = gpu.subgroup_broadcast %arg0,  first_active_lane : f32
    %1 = gpu.subgroup_broadcast %arg0,  specific_lane %arg1 : f32
    return %0, %0, %0, %1, %1, %1 : f32, f32, f32, f32, f32, f32
  }
}

// -----
module {
  func.func @uni(%arg0: f32, %arg1: i32, %arg2: i32) -> (f32, f32, i32, f32, f32) {
    %cst = arith.constant 2.000000e+00 : f32
    %0 = gpu.subgroup_broadcast %cst,  first_active_lane : f32
    %1 = gpu.subgroup_broadcast %cst,  specific_lane %arg1 : f32
    %2 = gpu.subgroup_reduce  add %arg2 : (i32) -> i32
    %3 = gpu.subgroup_broadcast %2,  first_active_lane : i32
    %4 = gpu.all_reduce  add %arg0 {
    } : (f32) -> f32
    %5 = gpu.subgroup_broadcast %4,  first_active_lane : f32
    %shuffleResult, %valid = gpu.shuffle  idx %arg0, %arg2, %arg1 : f32
    %6 = gpu.subgroup_broadcast %shuffleResult,  first_active_lane : f32
    return %0, %1, %3, %5, %6 : f32, f32, i32, f32, f32
  }
}

