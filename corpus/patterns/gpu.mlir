func.func @waits(%a: memref<4xi8>, %b: memref<4xi8>) {
  %t = gpu.wait async
  %t1 = gpu.wait async [%t]
  %t2 = gpu.memcpy async [{{%t1|%t}}] %a, {{%b|%a}} : memref<4xi8>, memref<4xi8>
  gpu.wait [%t2{{, %t|}}]
  %t3 = gpu.wait async [%t2]
  {{gpu.wait|gpu.wait [%t3]}}
  return
}
// -----
func.func @repeated_barriers(%a: memref<4xi8>, %x: i8, %n: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = {{%c1|%n}}, %sy = %c1, %sz = %c1) {
    memref.store %x, %a[{{%tx|%ty}}] : memref<4xi8>
    gpu.barrier
    gpu.barrier
    gpu.terminator
  }
  return
}
// -----
func.func @copies(%a: memref<4xi8>, %x: i8, %n: index) {
  %m = gpu.alloc () : memref<4xi8>
  gpu.memcpy %m, %a : memref<4xi8>, memref<4xi8>
  {{gpu.memcpy %a, %m : memref<4xi8>, memref<4xi8>|}}
  gpu.dealloc %m : memref<4xi8>
  return
}
// -----
func.func @awaited_copies(%a: memref<4xi8>) {
  %t = gpu.wait async
  %m, %t1 = gpu.alloc async [%t] () : memref<4xi8>
  %t2 = gpu.memcpy async [%t1] %m, %a : memref<4xi8>, memref<4xi8>
  %t3 = gpu.dealloc async [%t2] %m : memref<4xi8>
  gpu.wait [%t3]
  return
}
// -----
func.func @casts(%a: memref<{{s:4|3|?}}xi8>, %b: memref<4xi8>, %x: i8) {
  %0 = memref.cast %a : memref<{{s:4|3|?}}xi8> to memref<?xi8>
  %1 = memref.cast %b : memref<4xi8> to memref<?xi8>
  gpu.memcpy %0, %1 : memref<?xi8>, memref<?xi8>
  gpu.memset {{%1|%0}}, %x : memref<?xi8>, i8
  return
}
// -----
func.func @threads(%m: memref<4xi8>, %x: i8, %n: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %c1, %sz = %c1) {
    %0 = gpu.all_reduce add %x {} : (i8) -> i8
    %1 = gpu.subgroup_reduce add %0 {{cluster(size = 1)|}} : (i8) -> i8
    %2 = gpu.subgroup_broadcast %1, first_active_lane : i8
    %3 = gpu.subgroup_broadcast %2, first_active_lane : i8
    memref.store %3, %m[%tx] : memref<4xi8>
    gpu.terminator
  }
  return
}
// -----
func.func @waits_alone(%m: memref<i8>, %x: i8) {
  %t = gpu.wait async
  %t1 = gpu.wait async [%t]
  memref.store %x, %m[] : memref<i8>
  gpu.wait [%t1{{, %t|}}]
  %t2 = gpu.wait async [%t1]
  {{gpu.wait|gpu.wait [%t2]}}
  return
}
