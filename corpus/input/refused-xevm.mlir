func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<1xi32>) {
  %w = llvm.mlir.constant(8 : i32) : i32
  %p = arith.constant 4 : i32
  %r = xevm.blockload2d %a0, %w, %a2, %p, %a4, %a5 <{elem_size_in_bits = 8 : i32, tile_width = 8 : i32, tile_height = 4 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi32>
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<4xf32>) {
  %w = llvm.mlir.constant(8 : i32) : i32
  %p = arith.constant 8 : i32
  %r = xevm.blockload2d %a0, %w, %a2, %p, %a4, %a5 <{elem_size_in_bits = 64 : i32, tile_width = 1 : i32, tile_height = 32 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xf32>
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<16xi8>) {
  %w = llvm.mlir.constant(4 : i32) : i32
  %p = arith.constant 8 : i32
  %r = xevm.blockload2d %a0, %w, %a2, %p, %a4, %a5 <{elem_size_in_bits = 32 : i32, tile_width = 2 : i32, tile_height = 16 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi8>
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<10xi16>) {
  %r = xevm.blockload2d %a0, %a1, %a2, %a3, %a4, %a5 <{elem_size_in_bits = 16 : i32, tile_width = 32 : i32, tile_height = 5 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<10xi16>
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<1xi32>) {
  %r = xevm.blockload2d %a0, %a1, %a2, %a3, %a4, %a5 <{elem_size_in_bits = 64 : i32, tile_width = 8 : i32, tile_height = 1 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi32>
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<8xf16>) {
  %r = xevm.blockload2d %a0, %a1, %a2, %a3, %a4, %a5 <{elem_size_in_bits = 16 : i32, tile_width = 32 : i32, tile_height = 1 : i32, v_blocks = 4 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xf16>
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<16xi16>) {
  %w = llvm.mlir.constant(8 : i32) : i32
  %p = arith.constant 8 : i32
  %r = xevm.blockload2d %a0, %w, %a2, %p, %a4, %a5 <{elem_size_in_bits = 8 : i32, tile_width = 64 : i32, tile_height = 2 : i32, v_blocks = 4 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi16>
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<16xf32>) {
  %w = llvm.mlir.constant(4 : i32) : i32
  %p = arith.constant 8 : i32
  %r = xevm.blockload2d %a0, %w, %a2, %p, %a4, %a5 <{elem_size_in_bits = 64 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xf32>
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<2048xi8>) {
  %r = xevm.blockload2d %a0, %a1, %a2, %a3, %a4, %a5 <{elem_size_in_bits = 32 : i32, tile_width = 64 : i32, tile_height = 16 : i32, v_blocks = 8 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2048xi8>
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<64xi32>) {
  %r = xevm.blockload2d %a0, %a1, %a2, %a3, %a4, %a5 <{elem_size_in_bits = 32 : i32, tile_width = 32 : i32, tile_height = 32 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi32>
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<48xf32>) {
  %w = llvm.mlir.constant(4 : i32) : i32
  %p = arith.constant 8 : i32
  %r = xevm.blockload2d %a0, %w, %a2, %p, %a4, %a5 <{elem_size_in_bits = 16 : i32, tile_width = 64 : i32, tile_height = 24 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<48xf32>
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<192xf32>) {
  %r = xevm.blockload2d %a0, %a1, %a2, %a3, %a4, %a5 <{elem_size_in_bits = 16 : i32, tile_width = 64 : i32, tile_height = 32 : i32, v_blocks = 3 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<192xf32>
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<96xf32>) {
  %r = xevm.blockload2d %a0, %a1, %a2, %a3, %a4, %a5 <{elem_size_in_bits = 8 : i32, tile_width = 64 : i32, tile_height = 24 : i32, v_blocks = 4 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<96xf32>
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<12xi8>) {
  %w = llvm.mlir.constant(8 : i32) : i32
  %p = arith.constant 8 : i32
  %r = xevm.blockload2d %a0, %w, %a2, %p, %a4, %a5 <{elem_size_in_bits = 8 : i32, tile_width = 2 : i32, tile_height = 32 : i32, v_blocks = 3 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<12xi8>
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<192xi32>) {
  %r = xevm.blockload2d %a0, %a1, %a2, %a3, %a4, %a5 <{elem_size_in_bits = 32 : i32, tile_width = 32 : i32, tile_height = 32 : i32, v_blocks = 3 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<192xi32>
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<4xf32>) {
  %w = llvm.mlir.constant(8 : i32) : i32
  %p = arith.constant 8 : i32
  %r = xevm.blockload2d %a0, %w, %a2, %p, %a4, %a5 <{elem_size_in_bits = 32 : i32, tile_width = 2 : i32, tile_height = 4 : i32, v_blocks = 8 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xf32>
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<24xf16>) {
  %w = llvm.mlir.constant(4 : i32) : i32
  %p = arith.constant 8 : i32
  %r = xevm.blockload2d %a0, %w, %a2, %p, %a4, %a5 <{elem_size_in_bits = 64 : i32, tile_width = 1 : i32, tile_height = 32 : i32, v_blocks = 3 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<24xf16>
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<32xf16>) {
  %r = xevm.blockload2d %a0, %a1, %a2, %a3, %a4, %a5 <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 32 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xf16>
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<8xi16>) {
  %r = xevm.blockload2d %a0, %a1, %a2, %a3, %a4, %a5 <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 8 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<10xf32>) {
  %w = llvm.mlir.constant(4 : i32) : i32
  %p = arith.constant 8 : i32
  %r = xevm.blockload2d %a0, %w, %a2, %p, %a4, %a5 <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 5 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<10xf32>
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<48xf32>) {
  %w = llvm.mlir.constant(4 : i32) : i32
  %p = arith.constant 8 : i32
  %r = xevm.blockload2d %a0, %w, %a2, %p, %a4, %a5 <{elem_size_in_bits = 16 : i32, tile_width = 32 : i32, tile_height = 24 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<48xf32>
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<48xf32>) {
  %r = xevm.blockload2d %a0, %a1, %a2, %a3, %a4, %a5 <{elem_size_in_bits = 8 : i32, tile_width = 64 : i32, tile_height = 24 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<48xf32>
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<4xf32>) {
  %w = llvm.mlir.constant(8 : i32) : i32
  %p = arith.constant 8 : i32
  %r = xevm.blockload2d %a0, %w, %a2, %p, %a4, %a5 <{elem_size_in_bits = 16 : i32, tile_width = 2 : i32, tile_height = 32 : i32, v_blocks = 2 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xf32>
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<128xf32>) {
  %r = xevm.blockload2d %a0, %a1, %a2, %a3, %a4, %a5 <{elem_size_in_bits = 8 : i32, tile_width = 32 : i32, tile_height = 32 : i32, v_blocks = 8 : i32, transpose = true, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<128xf32>
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<2xf32>) {
  %w = llvm.mlir.constant(4 : i32) : i32
  %p = arith.constant 8 : i32
  %r = xevm.blockload2d %a0, %w, %a2, %p, %a4, %a5 <{elem_size_in_bits = 8 : i32, tile_width = 8 : i32, tile_height = 16 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2xf32>
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<48xf16>) {
  %w = llvm.mlir.constant(8 : i32) : i32
  %p = arith.constant 4 : i32
  xevm.blockprefetch2d %a0, %w, %a2, %p, %a4, %a5 <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 24 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<5xi32>) {
  xevm.blockprefetch2d %a0, %a1, %a2, %a3, %a4, %a5 <{elem_size_in_bits = 64 : i32, tile_width = 2 : i32, tile_height = 5 : i32, v_blocks = 4 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<768xf16>) {
  xevm.blockprefetch2d %a0, %a1, %a2, %a3, %a4, %a5 <{elem_size_in_bits = 32 : i32, tile_width = 64 : i32, tile_height = 24 : i32, v_blocks = 4 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<1xf32>) {
  xevm.blockprefetch2d %a0, %a1, %a2, %a3, %a4, %a5 <{elem_size_in_bits = 8 : i32, tile_width = 8 : i32, tile_height = 4 : i32, v_blocks = 3 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<64xi16>) {
  xevm.blockprefetch2d %a0, %a1, %a2, %a3, %a4, %a5 <{elem_size_in_bits = 16 : i32, tile_width = 64 : i32, tile_height = 4 : i32, v_blocks = 4 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<16xf32>) {
  %w = llvm.mlir.constant(4 : i32) : i32
  %p = arith.constant 8 : i32
  xevm.blockprefetch2d %a0, %w, %a2, %p, %a4, %a5 <{elem_size_in_bits = 32 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<1xi16>) {
  %w = llvm.mlir.constant(4 : i32) : i32
  %p = arith.constant 8 : i32
  xevm.blockprefetch2d %a0, %w, %a2, %p, %a4, %a5 <{elem_size_in_bits = 8 : i32, tile_width = 2 : i32, tile_height = 4 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<2xf32>) {
  %w = llvm.mlir.constant(8 : i32) : i32
  %p = arith.constant 4 : i32
  xevm.blockstore2d %a0, %w, %a2, %p, %a4, %a5, %v <{elem_size_in_bits = 64 : i32, tile_width = 4 : i32, tile_height = 4 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<2xf32>)
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<2xi32>) {
  xevm.blockstore2d %a0, %a1, %a2, %a3, %a4, %a5, %v <{elem_size_in_bits = 64 : i32, tile_width = 2 : i32, tile_height = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<2xi32>)
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<1xi32>) {
  %w = llvm.mlir.constant(8 : i32) : i32
  %p = arith.constant 8 : i32
  xevm.blockstore2d %a0, %w, %a2, %p, %a4, %a5, %v <{elem_size_in_bits = 8 : i32, tile_width = 4 : i32, tile_height = 5 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<1xi32>)
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<32xf16>) {
  xevm.blockstore2d %a0, %a1, %a2, %a3, %a4, %a5, %v <{elem_size_in_bits = 32 : i32, tile_width = 1 : i32, tile_height = 32 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<32xf16>)
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<48xi16>) {
  %w = llvm.mlir.constant(4 : i32) : i32
  %p = arith.constant 8 : i32
  xevm.blockstore2d %a0, %w, %a2, %p, %a4, %a5, %v <{elem_size_in_bits = 32 : i32, tile_width = 32 : i32, tile_height = 4 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<48xi16>)
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<240xi16>) {
  xevm.blockstore2d %a0, %a1, %a2, %a3, %a4, %a5, %v <{elem_size_in_bits = 64 : i32, tile_width = 64 : i32, tile_height = 5 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<240xi16>)
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<2xf32>) {
  xevm.blockstore2d %a0, %a1, %a2, %a3, %a4, %a5, %v <{elem_size_in_bits = 16 : i32, tile_width = 1 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<2xf32>)
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<1xi32>) {
  %w = llvm.mlir.constant(8 : i32) : i32
  %p = arith.constant 8 : i32
  xevm.blockstore2d %a0, %w, %a2, %p, %a4, %a5, %v <{elem_size_in_bits = 8 : i32, tile_width = 2 : i32, tile_height = 4 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<1xi32>)
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<4xi16>) {
  %w = llvm.mlir.constant(4 : i32) : i32
  %p = arith.constant 8 : i32
  xevm.blockstore2d %a0, %w, %a2, %p, %a4, %a5, %v <{elem_size_in_bits = 16 : i32, tile_width = 32 : i32, tile_height = 2 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<4xi16>)
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<8xi16>) {
  %w = llvm.mlir.constant(4 : i32) : i32
  %p = arith.constant 8 : i32
  xevm.blockstore2d %a0, %w, %a2, %p, %a4, %a5, %v <{elem_size_in_bits = 32 : i32, tile_width = 4 : i32, tile_height = 2 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  return
}

// -----

func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %v: vector<4xi8>) {
  xevm.blockstore2d %a0, %a1, %a2, %a3, %a4, %a5, %v <{elem_size_in_bits = 8 : i32, tile_width = 4 : i32, tile_height = 4 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<4xi8>)
  return
}
