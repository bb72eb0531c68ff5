func.func private @f(%n: index, %m: memref<?xf32>, %k: index) -> (memref<?xf32>, memref<?xf32>) {
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.alloc(%k) : memref<?xf32>
  %c = memref.cast %b : memref<?xf32> to memref<?xf32, strided<[1]>>
  return %a, %b : memref<?xf32>, memref<?xf32>
}
func.func private @two(%n: index, %k: index, %c: i1) -> memref<?xf32> {
  cf.cond_br %c, ^one, ^other
^one:
  %a = memref.alloc(%n) : memref<?xf32>
  return %a : memref<?xf32>
^other:
  %b = memref.alloc(%k) : memref<?xf32>
  return %b : memref<?xf32>
}
func.func @g(%n: index, %m: memref<?xf32>, %c: i1) {
  %0:2 = call @f(%n, %m, %n) : (index, memref<?xf32>, index) -> (memref<?xf32>, memref<?xf32>)
  %1 = call @two(%n, %n, %c) : (index, index, i1) -> memref<?xf32>
  return
}
