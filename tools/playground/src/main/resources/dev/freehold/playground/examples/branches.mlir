// Which of the two buffers reaches ^join is known only at run time, and so is whether it must be freed there:
// %in belongs to the caller, %made to this function. A flag travels along the branches beside the buffer.
func.func @branches(%fresh: i1, %in: memref<4xf32>, %out: memref<4xf32>) {
  cf.cond_br %fresh, ^make, ^join(%in : memref<4xf32>)
^make:
  %made = memref.alloc() : memref<4xf32>
  memref.copy %in, %made : memref<4xf32> to memref<4xf32>
  cf.br ^join(%made : memref<4xf32>)
^join(%picked: memref<4xf32>):
  memref.copy %picked, %out : memref<4xf32> to memref<4xf32>
  return
}
