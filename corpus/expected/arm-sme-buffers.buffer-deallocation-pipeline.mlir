module {
  func.func @through_tiles(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: vector<[4]xi1>) {
    %alloc = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
    %0 = arm_sme.tile_load %arg2[%arg1, %arg1] : memref<?x?xf32>, vector<[4]x[4]xf32>
    arm_sme.tile_store %0, %alloc[%arg1, %arg1] : memref<?x?xf32>, vector<[4]x[4]xf32>
    %1 = arm_sme.tile_load %alloc[%arg1, %arg1] layout<vertical> : memref<?x?xf32>, vector<[4]x[4]xf32>
    arm_sme.store_tile_slice %1, %arg1, %arg3, %arg2[%arg1, %arg1] : memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
    %2 = arm_sme.zero : vector<[4]x[4]xf32>
    %3 = arm_sme.extract_tile_slice %2[%arg1] : vector<[4]xf32> from vector<[4]x[4]xf32>
    %4 = arm_sme.outerproduct %3, %3 acc(%2) : vector<[4]xf32>, vector<[4]xf32>
    arm_sme.tile_store %4, %arg2[%arg1, %arg1] : memref<?x?xf32>, vector<[4]x[4]xf32>
    memref.dealloc %alloc : memref<?x?xf32>
    return
  }
}

