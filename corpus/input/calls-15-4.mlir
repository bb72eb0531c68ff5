func.func @f0(%v0: i1, %v1: index, %v2: index, %v3: f32, %v4: memref<?x2xi32>) {
  %v5 = arith.constant 7 : index
  %v6 = memref.alloc(%v5) : memref<?x2xi32>
  %v7 = arith.constant 7 : index
  %v8 = memref.alloc(%v7) : memref<?xi32>
  func.call @f2(%v0, %v6, %v8) : (i1, memref<?x2xi32>, memref<?xi32>) -> ()
  %v9 = memref.alloc() : memref<8xf32>
  %v10 = arith.constant true
  return
}
func.func private @f1(%v0: i1, %v1: memref<f32>) -> (memref<?xi32>, memref<?xi32>) {
  cf.br ^bb1(%v1 : memref<f32>)
^bb1(%v2: memref<f32>):
  %v3 = arith.constant 6 : index
  %v4 = memref.alloc(%v3) : memref<?xi32>
  %v5 = arith.constant 8 : index
  %v6 = memref.alloc(%v5) : memref<?xi32>
  return %v4, %v6 : memref<?xi32>, memref<?xi32>
}
func.func @f2(%v0: i1, %v1: memref<?x2xi32>, %v2: memref<?xi32>) {
  %v3 = arith.constant false
  func.call @f2(%v3, %v1, %v2) : (i1, memref<?x2xi32>, memref<?xi32>) -> ()
  %v4 = memref.alloc() : memref<f32>
  %v5:2 = func.call @f1(%v0, %v4) : (i1, memref<f32>) -> (memref<?xi32>, memref<?xi32>)
  func.call @f2(%v0, %v1, %v5#1) : (i1, memref<?x2xi32>, memref<?xi32>) -> ()
  return
}
func.func private @f3(%v0: i1, %v1: memref<f32>) {
  %v2 = arith.constant 3 : index
  %v3 = arith.select %v0, %v2, %v2 : index
  %v4 = scf.if %v0 -> (memref<?xi32>) {
    %v5 = arith.constant 5.0 : f32
    %v6 = memref.alloc(%v3) : memref<?x2xi32>
    func.call @f0(%v0, %v3, %v2, %v5, %v6) : (i1, index, index, f32, memref<?x2xi32>) -> ()
    %v7 = memref.alloc(%v3) : memref<?xi32>
    scf.yield %v7 : memref<?xi32>
  } else {
    %v8 = arith.constant 5 : index
    %v9 = memref.alloc(%v8) : memref<?xi32>
    scf.yield %v9 : memref<?xi32>
  }
  %v10 = memref.alloc() : memref<index>
  %v11 = func.call @f4(%v0, %v2, %v10, %v3) : (i1, index, memref<index>, index) -> (memref<index>)
  return
}
func.func @f4(%v0: i1, %v1: index, %v2: memref<index>, %v3: index) -> (memref<index>) {
  memref.store %v3, %v2[] : memref<index>
  %v4 = memref.load %v2[] : memref<index>
  %v5 = scf.if %v0 -> (memref<f32>) {
    %v6 = arith.constant 5 : i64
    %v7 = arith.cmpi ult, %v6, %v6 : i64
    %v8 = memref.alloc() : memref<f32>
    scf.yield %v8 : memref<f32>
  } else {
    %v9 = memref.alloca(%v4) : memref<?x2xi32>
    %v10 = memref.alloc() : memref<f32>
    scf.yield %v10 : memref<f32>
  }
  return %v2 : memref<index>
}
