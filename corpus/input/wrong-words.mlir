func.func @f(%a: index, %f: f32) {
  %0 = index.cmp foo(%a, %a)
}
// -----
func.func @f(%a: index, %f: f32) {
  %0 = index.cmp (%a, %a)
}
// -----
func.func @f(%a: index, %f: f32) {
  %0 = arith.addf %f, %f {a = #arith.fastmath<foo>} : f32
}
// -----
func.func @f(%a: index, %f: f32) {
  %0 = arith.addf %f, %f {a = #gpu<dim foo>} : f32
}
// -----
func.func @f(%a: index, %f: f32) {
  %0 = gpu.thread_id foo
}
// -----
func.func @f(%a: index, %f: f32) {
  %0 = arith.constant foo : f32
}
// -----
func.func @f(%a: index, %f: f32) {
  %0 = arith.constant array<i32: s> : f32
}
// -----
func.func @f(%a: index, %f: f32) {
  %0 = index.casts %a : index to !foo<
}
// -----
func.func @f(%a: index, %f: f32) {
  %0 = arith.cmpi "slt", %a, %a : index
  %1 = arith.cmpi "slx", %a, %a : index
}
// -----
func.func @f(%a: index, %f: f32) {
  %1 = arith.cmpi slx, %a, %a : index
}
// -----
func.func @f(%a: index, %f: f32) {
  %1 = index.cmp "slt"(%a, %a)
  %2 = index.cmp "x"(%a, %a)
}
// -----
func.func @f(%a: i32, %f: f32) {
  %1 = arith.truncf %f foo : f32 to f16
}
// -----
func.func @f(%a: i32, %f: memref<f32>) {
  %1 = memref.atomic_rmw "x" %a, %f[] : (i32, memref<f32>) -> i32
}
// -----
func.func @f(%a: i32, %f: memref<f32>) {
  %1 = memref.atomic_rmw "addf" %a, %f[] : (i32, memref<f32>) -> i32
}
