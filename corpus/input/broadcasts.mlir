func.func @sb(%x: f32, %l: i32, %k: i32) -> (f32, f32, f32, f32, f32, f32) {
  %1 = gpu.subgroup_broadcast %x, first_active_lane : f32
  %2 = gpu.subgroup_broadcast %x, specific_lane %l : f32
  %3 = gpu.subgroup_broadcast %1, first_active_lane : f32
  %4 = gpu.subgroup_broadcast %1, specific_lane %l : f32
  %5 = gpu.subgroup_broadcast %2, first_active_lane : f32
  %6 = gpu.subgroup_broadcast %2, specific_lane %l : f32
  %7 = gpu.subgroup_broadcast %2, specific_lane %k : f32
  return %1,%3,%4,%5,%6,%7: f32, f32, f32, f32, f32, f32
}
// -----
func.func @uni(%x: f32, %l: i32, %k: i32) -> (f32, f32, i32, f32, f32) {
  %c = arith.constant 2.0 : f32
  %1 = gpu.subgroup_broadcast %c, first_active_lane : f32
  %2 = gpu.subgroup_broadcast %c, specific_lane %l : f32
  %s = gpu.subgroup_reduce add %k : (i32) -> i32
  %sb = gpu.subgroup_broadcast %s, first_active_lane : i32
  %s1 = gpu.all_reduce add %x {} : (f32) -> f32
  %sb1 = gpu.subgroup_broadcast %s1, first_active_lane : f32
  %7, %8 = gpu.shuffle idx %x, %k, %l : f32
  %sb2 = gpu.subgroup_broadcast %7, first_active_lane : f32
  return %1,%2,%sb,%sb1,%sb2: f32, f32, i32, f32, f32
}
