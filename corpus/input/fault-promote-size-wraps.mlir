func.func @f() {
  %a = memref.alloc() : memref<288230376151711744xi64>
  return
}
