func.func private @g(%s: memref<1xmemref<4xf32>>, %v: f32) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  memref.store %v, %a[%c0] : memref<4xf32>
  memref.store %a, %s[%c0] : memref<1xmemref<4xf32>>
  return
}
func.func @f(%v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %s = memref.alloca() : memref<1xmemref<4xf32>>
  call @g(%s, %v) : (memref<1xmemref<4xf32>>, f32) -> ()
  %m = memref.load %s[%c0] : memref<1xmemref<4xf32>>
  %x = memref.load %m[%c0] : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return %x : f32
}
