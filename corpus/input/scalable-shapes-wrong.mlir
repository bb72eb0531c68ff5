func.func @f(%a: vector<8xf32>, %b: vector<[8]xf32>) {
  %0 = "arith.addf"(%a, %b) : (vector<8xf32>, vector<[8]xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<8xf32>, %b: vector<[8]xf32>) {
  %0 = "arith.addf"(%a, %a) : (vector<8xf32>, vector<8xf32>) -> vector<[8]xf32>
  return
}
// -----
func.func @f(%a: vector<8xf32>, %b: vector<[8]xf32>) {
  %0 = "arith.extf"(%a) : (vector<8xf32>) -> vector<[8]xf64>
  return
}
// -----
func.func @f(%a: vector<8xf32>, %b: vector<[8]xf32>) {
  %0 = "math.exp"(%b) : (vector<[8]xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<8xf32>, %b: vector<[8]xf32>) {
  %0 = "arith.constant"() <{value = dense<1.0> : vector<8xf32>}> : () -> vector<[8]xf32>
  return
}
// -----
func.func @f(%a: vector<8xf32>, %b: vector<[8]xf32>) {
  %0 = "arith.cmpf"(%a, %b) <{predicate = 1 : i64}> : (vector<8xf32>, vector<[8]xf32>) -> vector<8xi1>
  return
}
// -----
func.func @f(%a: vector<8xi32>, %b: vector<[8]xindex>) {
  %0 = "arith.index_cast"(%a) : (vector<8xi32>) -> vector<[8]xindex>
  return
}
// -----
func.func @f(%a: vector<8xf32>, %b: vector<[8]xf32>) {
  %0 = "arith.bitcast"(%b) : (vector<[8]xf32>) -> vector<8xi32>
  return
}
// -----
func.func @f(%a: vector<8xf32>, %b: vector<[8]xf32>) {
  %0 = "vector.fma"(%b, %a, %b) : (vector<[8]xf32>, vector<8xf32>, vector<[8]xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<8xi1>, %b: vector<[8]xf32>) {
  %0 = "arith.select"(%a, %b, %b) : (vector<8xi1>, vector<[8]xf32>, vector<[8]xf32>) -> vector<[8]xf32>
  return
}
// -----
func.func @f(%a: vector<8xf32>, %b: vector<[8]xf32>) {
  %0 = "llvm.fadd"(%b, %a) : (vector<[8]xf32>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<8xf32>, %b: vector<[8]xf32>) {
  %0 = "math.fma"(%b, %a, %b) : (vector<[8]xf32>, vector<8xf32>, vector<[8]xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<8xf32>, %b: vector<[8]xf32>) {
  %0 = "math.fpowi"(%b, %a) : (vector<[8]xf32>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<8xf32>, %b: vector<[8]xf32>) {
  %0 = "math.isnan"(%b) : (vector<[8]xf32>) -> vector<8xi1>
  return
}
// -----
func.func @f(%a: vector<8xi32>, %b: vector<[8]xf32>) {
  %0 = "llvm.intr.ctpop"(%a) : (vector<8xi32>) -> vector<[8]xi32>
  return
}
