func.func @f() {
  %alloca = memref.alloca() : memref<4xi32>
  %c1_i32 = arith.constant 1 : i32
  return
}

