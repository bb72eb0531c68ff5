func.func @f(%a: vector<2xf32>, %b: vector<4xi32>, %i: i32, %j: i32, %k: i32) -> vector<4xf32> {
  "rocdl.raw.buffer.atomic.fadd"(%a, %b, %i, %j, %k) {foo} : (vector<2xf32>, vector<4xi32>, i32, i32, i32) -> ()
  %0 = "rocdl.raw.buffer.load"(%b, %i, %j, %k) : (vector<4xi32>, i32, i32, i32) -> vector<4xf32>
  "rocdl.raw.buffer.store"(%a, %b, %i, %j, %k) : (vector<2xf32>, vector<4xi32>, i32, i32, i32) -> ()
  "rocdl.raw.buffer.atomic.umin"(%i, %b, %i, %j, %k) : (i32, vector<4xi32>, i32, i32, i32) -> ()
  %1 = "rocdl.workitem.id.x"() {range = #llvm.constant_range<i32, 0, 64>} : () -> i32
  %2 = "rocdl.raw.buffer.load"(%b, %i, %j, %k) {foo} : (vector<4xi32>, i32, i32, i32) -> vector<4xf32>
  return %0 : vector<4xf32>
}
