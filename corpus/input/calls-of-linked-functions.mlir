// Symbols of these kinds never say that they are mere declarations: private ones tell of ownership, as far as calls know.
llvm.func @clock() -> f64 attributes {sym_visibility = "private"}
llvm.func @nested() -> f64 attributes {sym_visibility = "nested"}
emitc.func @public() -> f64
emitc.func private @extern() -> f64 attributes {specifiers = ["extern"]}
func.func private @declared() -> f64
func.func private @defined() -> f64 {
  %c = arith.constant 1.0 : f64
  return %c : f64
}
func.func @calls(%m: memref<f64>) {
  %0 = llvm.call @clock() : () -> f64
  %1 = llvm.call @nested() : () -> f64
  %2 = emitc.call @public() : () -> f64
  %3 = emitc.call @extern() : () -> f64
  %4 = call @declared() : () -> f64
  %5 = call @defined() : () -> f64
  memref.store %0, %m[] : memref<f64>
  return
}
