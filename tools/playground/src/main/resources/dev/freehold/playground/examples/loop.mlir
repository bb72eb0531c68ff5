// A loop that replaces the buffer that it carries. The usual pipeline keeps more buffers than are needed:
// compare the lifetimes behind --last-use-buffer-deallocation-pipeline.
func.func @loop(%n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  %first = memref.alloc() : memref<16xf32>
  memref.store %one, %first[%c0] : memref<16xf32>
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%old = %first) -> (memref<16xf32>) {
    %new = memref.alloc() : memref<16xf32>
    %x = memref.load %old[%c0] : memref<16xf32>
    %y = arith.addf %x, %one : f32
    memref.store %y, %new[%c0] : memref<16xf32>
    scf.yield %new : memref<16xf32>
  }
  %result = memref.load %last[%c0] : memref<16xf32>
  return %result : f32
}
