// Nobody frees %a when the loop leaves early. "Check" says on which path, a pipeline puts the deallocation in.
func.func @search(%buffer: memref<4xi32>, %wanted: i32) -> i1 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xi32>
  memref.copy %buffer, %a : memref<4xi32> to memref<4xi32>
  %x = memref.load %a[%c0] : memref<4xi32>
  %found = arith.cmpi eq, %x, %wanted : i32
  cf.cond_br %found, ^found, ^missing
^found:
  %true = arith.constant true
  return %true : i1
^missing:
  %false = arith.constant false
  memref.dealloc %a : memref<4xi32>
  return %false : i1
}
