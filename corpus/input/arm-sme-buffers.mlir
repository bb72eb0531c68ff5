// Buffers that tiles are loaded from and stored to; the second load reads the same, and the last tile is never stored.
func.func @through_tiles(%n: index, %i: index, %out: memref<?x?xf32>, %m: vector<[4]xi1>) {
  %a = memref.alloc(%n, %n) : memref<?x?xf32>
  %0 = arm_sme.tile_load %out[%i, %i] : memref<?x?xf32>, vector<[4]x[4]xf32>
  arm_sme.tile_store %0, %a[%i, %i] : memref<?x?xf32>, vector<[4]x[4]xf32>
  %1 = arm_sme.tile_load %a[%i, %i] layout<vertical> : memref<?x?xf32>, vector<[4]x[4]xf32>
  %2 = arm_sme.tile_load %a[%i, %i] layout<vertical> : memref<?x?xf32>, vector<[4]x[4]xf32>
  %3 = arm_sme.load_tile_slice %a[%i, %i], %m, %2, %i : memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  arm_sme.store_tile_slice %1, %i, %m, %out[%i, %i] : memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  %4 = arm_sme.zero : vector<[4]x[4]xf32>
  %5 = arm_sme.zero : vector<[4]x[4]xf32>
  %6 = arm_sme.extract_tile_slice %4[%i] : vector<[4]xf32> from vector<[4]x[4]xf32>
  %7 = arm_sme.outerproduct %6, %6 acc(%5) : vector<[4]xf32>, vector<[4]xf32>
  arm_sme.tile_store %7, %out[%i, %i] : memref<?x?xf32>, vector<[4]x[4]xf32>
  return
}
