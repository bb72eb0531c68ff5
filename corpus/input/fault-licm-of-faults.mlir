// The loop may have no iteration: what may fault in its body must not run before it.
func.func @divide(%n: index, %d: i32, %e: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %e) -> (i32) {
    %a = arith.remui %e, %d : i32
    %b = arith.floordivsi %e, %d : i32
    %c = arith.remsi %e, %d : i32
    %x = arith.addi %a, %b : i32
    %y = arith.addi %x, %c : i32
    %z = arith.addi %s, %y : i32
    scf.yield %z : i32
  }
  return %r : i32
}

func.func @extract(%n: index, %k: index, %t: tensor<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> (i32) {
    %e = tensor.extract %t[%k] : tensor<?xi32>
    %x = arith.addi %s, %e : i32
    scf.yield %x : i32
  }
  return %r : i32
}

func.func @apply(%n: index, %k: index, %m: memref<?xindex>) {
  affine.for %i = 0 to %n {
    %q = affine.apply affine_map<()[s0, s1] -> (s0 floordiv s1)>()[%n, %k]
    affine.store %q, %m[%i] : memref<?xindex>
  }
  return
}

func.func @cast(%n: index, %m: memref<?xi32>, %out: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %four = memref.cast %m : memref<?xi32> to memref<4xi32>
    %part = memref.subview %m[%n] [2] [1] : memref<?xi32> to memref<2xi32, strided<[1], offset: ?>>
    %x = memref.load %four[%c1] : memref<4xi32>
    %y = memref.load %part[%c1] : memref<2xi32, strided<[1], offset: ?>>
    %z = arith.addi %x, %y : i32
    memref.store %z, %out[%i] : memref<?xi32>
  }
  return
}
