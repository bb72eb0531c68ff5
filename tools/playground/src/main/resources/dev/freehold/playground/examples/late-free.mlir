// Both buffers are freed at the end of the block, long after their last uses: the peak is twice what it could be.
// Choose "deallocation at the last use", and look at the lifetimes again.
func.func @late() -> i32 {
  %c0 = arith.constant 0 : index
  %seven = arith.constant 7 : i32
  %a = memref.alloc() : memref<256xi32>
  memref.store %seven, %a[%c0] : memref<256xi32>
  %x = memref.load %a[%c0] : memref<256xi32>
  %b = memref.alloc() : memref<256xi32>
  memref.store %x, %b[%c0] : memref<256xi32>
  %y = memref.load %b[%c0] : memref<256xi32>
  return %y : i32
}
