module {
  llvm.func @clock() -> f64 attributes {sym_visibility = "private"}
  llvm.func @nested() -> f64 attributes {sym_visibility = "nested"}
  emitc.func @public() -> f64
  emitc.func private @extern() -> f64 attributes {specifiers = ["extern"]}
  func.func private @declared() -> f64
  func.func private @defined() -> f64 {
    %cst = arith.constant 1.000000e+00 : f64
    return %cst : f64
  }
  func.func @calls(%arg0: memref<f64>) {
    %false = arith.constant false
    %0 = llvm.call @clock() : () -> f64
    %true = arith.constant true
    %1 = llvm.call @nested() : () -> f64
    %true_0 = arith.constant true
    %2 = emitc.call @public() : () -> f64
    %3 = emitc.call @extern() : () -> f64
    %true_1 = arith.constant true
    %4 = call @declared() : () -> f64
    %5 = call @defined() : () -> f64
    memref.store %0, %arg0[] : memref<f64>
    %base_buffer, %offset = memref.extract_strided_metadata %arg0 : memref<f64> -> memref<f64>, index
    bufferization.dealloc (%base_buffer : memref<f64>) if (%false)
    return
  }
}

