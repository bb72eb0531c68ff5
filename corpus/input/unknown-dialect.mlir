func.func @f(%m: memref<4xf32>) {
  %0 = nobody.copy %m : memref<4xf32>
  return
}
