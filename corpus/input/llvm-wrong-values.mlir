// What operations of the llvm dialect take and give.
func.func @sized(%p: !llvm.ptr) {
  %0 = "llvm.load"(%p) : (!llvm.ptr) -> !llvm.void
  return
}

// -----

func.func @field(%s: !llvm.struct<(i32, f32)>) {
  %0 = "llvm.extractvalue"(%s) <{position = array<i64: 5>}> : (!llvm.struct<(i32, f32)>) -> i32
  return
}

// -----

func.func @deeper(%a: !llvm.array<4 x i32>) {
  %0 = llvm.extractvalue %a[0, 0] : !llvm.array<4 x i32>
  return
}

// -----

func.func @inserted(%s: !llvm.struct<(i32, f32)>, %x: i32) {
  %0 = "llvm.insertvalue"(%s, %x) <{position = array<i64: 1>}> : (!llvm.struct<(i32, f32)>, i32) -> !llvm.struct<(i32, f32)>
  return
}

// -----

func.func @scalable(%v: vector<[4]xi32>) {
  %0 = llvm.shufflevector %v, %v [0, 1, 0, 0] : vector<[4]xi32>
  return
}

// -----

func.func @element(%v: vector<4xi32>, %i: i32) {
  %0 = "llvm.extractelement"(%v, %i) : (vector<4xi32>, i32) -> f32
  return
}

// -----

func.func @gathered(%p: vector<4x!llvm.ptr>, %m: vector<4xi1>) {
  %0 = "llvm.intr.masked.gather"(%p, %m) <{alignment = 1 : i32}> : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<8xi32>
  return
}

// -----

func.func @woven(%v: vector<4xi32>) {
  %0 = "llvm.intr.vector.interleave2"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  return
}

// -----

func.func @sines(%x: f32) {
  %0 = llvm.intr.sincos(%x) : (f32) -> !llvm.struct<(f32, f64)>
  return
}

// -----

func.func @compared(%x: i32) {
  %0 = "llvm.icmp"(%x, %x) <{predicate = 1 : i64}> : (i32, i32) -> vector<4xi1>
  return
}

// -----

func.func @flags(%x: i32) {
  %0 = "llvm.add"(%x, %x) <{overflowFlags = "nsw"}> : (i32, i32) -> i32
  return
}

// -----

// An older text.
func.func @olderFlags(%x: i32) -> i32 {
  %0 = "llvm.add"(%x, %x) <{overflowFlags = #llvm.overflow<nsw>}> : (i32, i32) -> i32
  return %0 : i32
}

// -----

func.func @indices(%p: !llvm.ptr, %i: i32) {
  %0 = "llvm.getelementptr"(%p, %i) <{elem_type = i32, rawConstantIndices = array<i32: 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
  return
}

// -----

func.func @order(%p: !llvm.ptr, %x: i32) {
  llvm.store %x, %p atomic sometimes {alignment = 4 : i64} : i32, !llvm.ptr
  return
}
