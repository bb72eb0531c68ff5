func.func @main() -> (index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<2xindex>
  %k = memref.alloc() : memref<3xindex>
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%m : memref<2xindex>) {
  ^bb0(%o: index):
    %i = linalg.index 0 : index
    linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%k : memref<3xindex>) {
    ^bb0(%p: index):
      %j = linalg.index 0 : index
      linalg.yield %j : index
    }
    linalg.yield %i : index
  }
  %c2 = arith.constant 2 : index
  %x = memref.load %k[%c2] : memref<3xindex>
  memref.dealloc %m : memref<2xindex>
  memref.dealloc %k : memref<3xindex>
  return %x : index
}
