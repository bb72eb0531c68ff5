func.func @i(%n: index, %a: index, %b: index, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = index.constant 7
  %k7 = llvm.mlir.constant(7 : i32) : i32
  scf.for %i = %c0 to %n step %c1 {
    %0 = index.divs %a, %b
    %1 = index.divu %a, %c7
    %2 = index.ceildivs %a, %b
    %3 = index.remu %a, %b
    %4 = llvm.sdiv %x, %y : i32
    %5 = llvm.udiv %x, %y : i32
    %6 = llvm.sdiv %x, %k7 : i32
    %7 = llvm.udiv %x, %k7 : i32
    %8 = llvm.srem %x, %y : i32
    %9 = llvm.urem %x, %y : i32
    %10 = math.ipowi %x, %y : i32
    %11 = arith.divsi %x, %y : i32
    "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11) : (index, index, index, index, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  }
  return
}
// -----
func.func @l(%n: index, %t: tensor<16x16xf32>, %d: tensor<4x4x4x4xf32>, %dt: tensor<?x?xf32>, %dd: tensor<?x?x4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 0.0 : f32
  scf.for %i = %c0 to %n step %c1 {
    %0 = linalg.pack %t inner_dims_pos=[0,1] inner_tiles=[4,4] into %d : tensor<16x16xf32> -> tensor<4x4x4x4xf32>
    %1 = linalg.pack %dt padding_value(%f : f32) inner_dims_pos=[0,1] inner_tiles=[4,4] into %dd : tensor<?x?xf32> -> tensor<?x?x4x4xf32>
    %2 = linalg.unpack %d inner_dims_pos=[0,1] inner_tiles=[4,4] into %t : tensor<4x4x4x4xf32> -> tensor<16x16xf32>
    %3 = linalg.unpack %dd inner_dims_pos=[0,1] inner_tiles=[4,4] into %dt : tensor<?x?x4x4xf32> -> tensor<?x?xf32>
    "test.use"(%0, %1, %2, %3) : (tensor<4x4x4x4xf32>, tensor<?x?x4x4xf32>, tensor<16x16xf32>, tensor<?x?xf32>) -> ()
  }
  return
}
// -----
func.func @f(%n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = scf.for %j = %c0 to %n step %c1 iter_args(%a = %x) -> f32 {
      %r = arith.addf %a, %x : f32
      scf.yield %r : f32
    }
    %1 = affine.for %j = 0 to 10 iter_args(%a = %x) -> f32 {
      %r = arith.addf %a, %x : f32
      affine.yield %r : f32
    }
    %2 = affine.for %j = 0 to %n iter_args(%a = %x) -> f32 {
      %r = arith.addf %a, %x : f32
      affine.yield %r : f32
    }
    %3 = affine.parallel (%j) = (0) to (10) reduce ("addf") -> (f32) {
      %r = arith.addf %x, %x : f32
      affine.yield %r : f32
    }
    %4 = scf.for %j = %c0 to %n step %n iter_args(%a = %x) -> f32 {
      %r = arith.addf %a, %x : f32
      scf.yield %r : f32
    }
    "test.use"(%0, %1, %2, %3, %4) : (f32, f32, f32, f32, f32) -> ()
  }
  return
}
// -----
func.func @t(%x: tensor<i32>, %y: tensor<i32>, %l: tensor<i32>) -> tensor<i32> {
  %1 = tosa.while_loop (%a = %x) : (tensor<i32>) -> tensor<i32> {
    %p = tosa.greater_equal %l, %a : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %p : tensor<i1>
  } do {
  ^bb0(%a: tensor<i32>):
    %k = tosa.add %y, %l : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %q = tosa.add %k, %a : (tensor<i32>, tensor<i32>) -> tensor<i32>
    tosa.yield %q : tensor<i32>
  }
  return %1 : tensor<i32>
}
// -----
func.func @m(%n: index, %v: vector<4xf32>, %m: vector<4xi1>, %mem: memref<4xf32>, %t: tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 0.0 : f32
  %iv = arith.constant dense<1> : vector<4xi32>
  scf.for %i = %c0 to %n step %c1 {
    %1 = vector.mask %m { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
    %2 = vector.transfer_read %t[%c0], %f : tensor<4xf32>, vector<4xf32>
    %3 = vector.mask %m { vector.transfer_read %t[%c0], %f : tensor<4xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
    %4 = vector.gather %t[%c0][%iv], %m, %v : tensor<4xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    "test.use"(%1, %2, %3, %4) : (f32, vector<4xf32>, vector<4xf32>, vector<4xf32>) -> ()
  }
  return
}
// -----
func.func @l(%n: index, %t: tensor<16x16xf32>, %d: tensor<4x4x4x4xf32>, %dt: tensor<?x?xf32>, %dd: tensor<?x?x4x4xf32>, %d3: tensor<4x4x?x4xf32>, %s: index, %d4: tensor<?x4x4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %f = arith.constant 0.0 : f32
  scf.for %i = %c0 to %n step %c1 {
    %1 = linalg.pack %dt padding_value(%f : f32) inner_dims_pos=[0,1] inner_tiles=[4,4] into %dd : tensor<?x?xf32> -> tensor<?x?x4x4xf32>
    %2 = linalg.pack %t padding_value(%f : f32) inner_dims_pos=[0,1] inner_tiles=[%s,4] into %d3 : tensor<16x16xf32> -> tensor<4x4x?x4xf32>
    %3 = linalg.unpack %dd inner_dims_pos=[0,1] inner_tiles=[4,4] into %dt : tensor<?x?x4x4xf32> -> tensor<?x?xf32>
    %4 = linalg.unpack %d3 inner_dims_pos=[0,1] inner_tiles=[%s,4] into %t : tensor<4x4x?x4xf32> -> tensor<16x16xf32>
    %5 = linalg.pack %dt padding_value(%f : f32) inner_dims_pos=[0,1] inner_tiles=[4,4] into %d4 : tensor<?x?xf32> -> tensor<?x4x4x4xf32>
    %6 = linalg.unpack %d4 inner_dims_pos=[0,1] inner_tiles=[4,4] into %t : tensor<?x4x4x4xf32> -> tensor<16x16xf32>
    %7 = linalg.pack %t padding_value(%f : f32) inner_dims_pos=[0,1] inner_tiles=[%c4,4] into %d3 : tensor<16x16xf32> -> tensor<4x4x?x4xf32>
    "test.use"(%1, %2, %3, %4, %5,%6,%7) : (tensor<?x?x4x4xf32>, tensor<4x4x?x4xf32>, tensor<?x?xf32>, tensor<16x16xf32>, tensor<?x4x4x4xf32>, tensor<16x16xf32>,tensor<4x4x?x4xf32>) -> ()
  }
  return
}
// -----
func.func @p(%n: index, %dt: tensor<?x16xf32>, %dd: tensor<?x4x4x4xf32>,%t: tensor<16x?xf32>, %d2: tensor<4x?x4x4xf32>,%tt: tensor<16x?xf32>, %d5: tensor<4x?x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 0.0 : f32
  scf.for %i = %c0 to %n step %c1 {
    %1 = linalg.pack %dt padding_value(%f : f32) inner_dims_pos=[0,1] inner_tiles=[4,4] into %dd : tensor<?x16xf32> -> tensor<?x4x4x4xf32>
    %2 = linalg.unpack %dd inner_dims_pos=[0,1] inner_tiles=[4,4] into %dt : tensor<?x4x4x4xf32> -> tensor<?x16xf32>
    %3 = linalg.pack %tt inner_dims_pos=[0] inner_tiles=[4] into %d5 : tensor<16x?xf32> -> tensor<4x?x4xf32>
    %4 = linalg.unpack %d5 inner_dims_pos=[0] inner_tiles=[4] into %tt : tensor<4x?x4xf32> -> tensor<16x?xf32>
    "test.use"(%1, %2, %3, %4) : (tensor<?x4x4x4xf32>, tensor<?x16xf32>, tensor<4x?x4xf32>, tensor<16x?xf32>) -> ()
  }
  return
}
// -----
func.func @p(%n: index, %dt: tensor<?x16xf32>, %dd: tensor<?x4x4x4xf32>, %s: index, %d3: tensor<?x4x?x4xf32>, %u: tensor<?x?x?x?xf32>, %w: tensor<?x?xf32>, %st: tensor<16x16xf32>, %su: tensor<4x4x?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %f = arith.constant 0.0 : f32
  scf.for %i = %c0 to %n step %c1 {
    %1 = linalg.pack %dt inner_dims_pos=[0,1] inner_tiles=[4,4] into %dd : tensor<?x16xf32> -> tensor<?x4x4x4xf32>
    %2 = linalg.pack %dt inner_dims_pos=[0,1] inner_tiles=[%s,4] into %d3 : tensor<?x16xf32> -> tensor<?x4x?x4xf32>
    %3 = linalg.pack %w inner_dims_pos=[0,1] inner_tiles=[%s,%s] into %u : tensor<?x?xf32> -> tensor<?x?x?x?xf32>
    %4 = linalg.pack %st inner_dims_pos=[0,1] inner_tiles=[%s,%s] into %u : tensor<16x16xf32> -> tensor<?x?x?x?xf32>
    %5 = linalg.unpack %u inner_dims_pos=[0,1] inner_tiles=[%c4,%c4] into %w : tensor<?x?x?x?xf32> -> tensor<?x?xf32>
    %6 = linalg.unpack %su inner_dims_pos=[0,1] inner_tiles=[%s,%s] into %w : tensor<4x4x?x?xf32> -> tensor<?x?xf32>
    "test.use"(%1,%2,%3,%4,%5,%6) : (tensor<?x4x4x4xf32>,tensor<?x4x?x4xf32>,tensor<?x?x?x?xf32>,tensor<?x?x?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> ()
  }
  return
}
// -----
func.func @sb(%x: f32, %l: i32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 3 : i32
  scf.for %i = %c0 to %n step %c1 {
    %1 = gpu.subgroup_broadcast %x, first_active_lane : f32
    %3 = gpu.subgroup_broadcast %x, specific_lane %l : f32
    %4 = gpu.subgroup_broadcast %x, specific_lane %k : f32
    %5 = gpu.lane_id
    %6 = gpu.thread_id x
    %7, %8 = gpu.shuffle xor %x, %k, %l : f32
    "test.use"(%1,%3,%4,%5,%6,%7) : (f32,f32,f32,index,index,f32) -> ()
  }
  return
}
