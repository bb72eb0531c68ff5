func.func @t() { 
  %1 = amx.tile_zero : !amx.tile<17x16xf32>
  return
}
// -----
func.func @t() { 
  %1 = amx.tile_zero : !amx.tile<16x17xf32>
  return
}
// -----
func.func @t() { 
  %1 = amx.tile_zero : !amx.tile<16x3xi8>
  return
}
// -----
func.func @t() { 
  %1 = amx.tile_zero : !amx.tile<16xi8>
  return
}
// -----
func.func @t(%m: memref<?x?xbf16>,%i: index) { 
  %0 = amx.tile_load %m[%i] : memref<?x?xbf16> into !amx.tile<16x32xbf16>
  return
}
// -----
func.func @t(%m: memref<?xbf16>,%i: index) { 
  %0 = amx.tile_load %m[%i] : memref<?xbf16> into !amx.tile<16x32xbf16>
  return
}
// -----
func.func @t(%m: memref<?x?xbf16, strided<[4,4]>>,%i: index) { 
  %0 = amx.tile_load %m[%i, %i] : memref<?x?xbf16,strided<[4,4]>> into !amx.tile<16x32xbf16>
  return
}
// -----
func.func @t(%0: !amx.tile<16x32xbf16>, %2: !amx.tile<16x16xbf16>, %1: !amx.tile<16x16xf32>) { 
  %3 = amx.tile_mulf %0, %2, %1 : !amx.tile<16x32xbf16>, !amx.tile<16x16xbf16>, !amx.tile<16x16xf32>
  return
}
// -----
func.func @t(%0: !amx.tile<8x32xbf16>, %2: !amx.tile<16x32xbf16>, %1: !amx.tile<16x16xf32>) { 
  %3 = amx.tile_mulf %0, %2, %1 : !amx.tile<8x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  return
}
// -----
func.func @t(%0: !amx.tile<16x32xbf16>, %2: !amx.tile<16x32xf16>, %1: !amx.tile<16x16xf32>) { 
  %3 = amx.tile_mulf %0, %2, %1 : !amx.tile<16x32xbf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
  return
}
// -----
func.func @t(%m: memref<16x16xf32>,%i: index, %1: !amx.tile<16x32xbf16>) { 
  amx.tile_store %m[%i, %i], %1 : memref<16x16xf32>, !amx.tile<16x32xbf16>
  return
}
