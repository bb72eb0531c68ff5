module {
  func.func @t(%arg0: memref<?x?xbf16>, %arg1: memref<16x16xf32>, %arg2: index, %arg3: memref<16x64xi8>) {
    %0 = amx.tile_load %arg0[%arg2, %arg2] : memref<?x?xbf16> into !amx.tile<16x32xbf16>
    %1 = amx.tile_zero : !amx.tile<16x16xf32>
    %2 = amx.tile_load %arg0[%arg2, %arg2], %arg2 {x} : memref<?x?xbf16> into !amx.tile<16x32xbf16>
    %3 = amx.tile_mulf %0, %2, %1 : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
    amx.tile_store %arg1[%arg2, %arg2], %3 : memref<16x16xf32>, !amx.tile<16x16xf32>
    amx.tile_store %arg1[%arg2, %arg2], %3, %arg2 : memref<16x16xf32>, !amx.tile<16x16xf32>
    %4 = amx.tile_load %arg3[%arg2, %arg2] : memref<16x64xi8> into !amx.tile<16x64xi8>
    %5 = amx.tile_zero : !amx.tile<16x16xi32>
    %6 = amx.tile_muli %4 zext, %4, %5 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
    %7 = amx.tile_muli %4, %4 zext, %5 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
    return
  }
}
