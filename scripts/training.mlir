// What the training run of the launcher's AOT cache works on: a little of everything, so that the classes and methods of most programs are warm.
#strided = affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>
func.func private @callee(memref<?x8xf32>, index) -> memref<?x8xf32>

func.func @views(%n: index, %flag: i1, %in: memref<?x8xf32>) -> (memref<?x8xf32>, f32) attributes {note = "views \"and\" calls", shape = [1, 2.5, unit], table = dense<[1, 2]> : tensor<2xi64>} {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %size = arith.addi %n, %c4 : index
  %zero = arith.constant 0.0 : f32
  %alloc = memref.alloc(%size) {alignment = 64 : i64} : memref<?x8xf32>
  %part = memref.subview %alloc[%c0, 2] [%n, 4] [1, 1] : memref<?x8xf32> to memref<?x4xf32, strided<[8, 1], offset: ?>>
  memref.store %zero, %part[%c0, %c0] : memref<?x4xf32, strided<[8, 1], offset: ?>>
  %ranked = memref.cast %alloc : memref<?x8xf32> to memref<*xf32>
  %back = memref.cast %ranked : memref<*xf32> to memref<?x8xf32>
  %picked = arith.select %flag, %back, %in : memref<?x8xf32>
  %called = call @callee(%picked, %n) : (memref<?x8xf32>, index) -> memref<?x8xf32>
  %loaded = memref.load %called[%c0, %c4] : memref<?x8xf32>
  %copy = bufferization.clone %called : memref<?x8xf32> to memref<?x8xf32>
  return %copy, %loaded : memref<?x8xf32>, f32
}

func.func @regions(%n: index, %flag: i1) -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %first = memref.alloc() : memref<4xi32>
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%held = %first) -> (memref<4xi32>) {
    %even = arith.cmpi slt, %i, %n : index
    %next = scf.if %even -> (memref<4xi32>) {
      %made = memref.alloc() : memref<4xi32>
      memref.copy %held, %made : memref<4xi32> to memref<4xi32>
      scf.yield %made : memref<4xi32>
    } else {
      memref.store %one, %held[%c0] : memref<4xi32>
      scf.yield %held : memref<4xi32>
    }
    scf.yield %next : memref<4xi32>
  }
  %end:2 = scf.while (%w = %last, %go = %flag) : (memref<4xi32>, i1) -> (memref<4xi32>, i1) {
    scf.condition(%go) %w, %go : memref<4xi32>, i1
  } do {
  ^bb0(%w: memref<4xi32>, %go: i1):
    %stop = arith.constant false
    scf.yield %w, %stop : memref<4xi32>, i1
  }
  return %end#0 : memref<4xi32>
}

func.func @blocks(%flag: i1, %in: memref<4xf32>, %out: memref<4xf32>) {
  cf.cond_br %flag, ^make(%in : memref<4xf32>), ^join(%in : memref<4xf32>)
^make(%from: memref<4xf32>):
  %made = memref.alloc() : memref<4xf32>
  memref.copy %from, %made : memref<4xf32> to memref<4xf32>
  cf.br ^join(%made : memref<4xf32>)
^join(%x: memref<4xf32>):
  memref.copy %x, %out : memref<4xf32> to memref<4xf32>
  return
}

func.func private @generic(%a: i1, %b: i1) -> i1 {
  %both = "arith.andi"(%a, %b) : (i1, i1) -> i1
  return %both : i1 loc("training":1:2)
}

// A dialect is loaded when it is named: an operation of each that programs with buffers are likely to use has the classes of all of it archived.
func.func private @dialects(%n: index, %x: f32, %buffer: memref<4xf32>) -> (index, vector<4xf32>, tensor<?xf32>, f32, complex<f32>, index) {
  %vector = vector.load %buffer[%n] : memref<4xf32>, vector<4xf32>
  %empty = tensor.empty(%n) : tensor<?xf32>
  %filled = linalg.fill ins(%x : f32) outs(%empty : tensor<?xf32>) -> tensor<?xf32>
  %root = math.sqrt %x : f32
  %complex = complex.create %x, %x : complex<f32>
  %next = index.add %n, %n
  %applied = affine.apply affine_map<(d0) -> (d0 + 1)>(%n)
  %token = async.execute {
    async.yield
  }
  return %applied, %vector, %filled, %root, %complex, %next : index, vector<4xf32>, tensor<?xf32>, f32, complex<f32>, index
}

func.func private @witness() {
  %shape = shape.const_shape [1, 2] : !shape.shape
  %poison = ub.poison : i32
  return
}

gpu.module @device {
  gpu.func @kernel(%pointer: !llvm.ptr) kernel {
    %loaded = llvm.load %pointer : !llvm.ptr -> i32
    gpu.return
  }
}
