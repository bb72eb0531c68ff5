func.func @f() { %0 = memref.alloc() : memref<4xi32> 
 %c = arith.constant 1 : i32
 return }
