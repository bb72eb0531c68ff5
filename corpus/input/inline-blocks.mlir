func.func private @abs(%x: i32) -> (i32, i1) {
  %c0 = arith.constant 0 : i32
  %n = arith.cmpi slt, %x, %c0 : i32
  cf.cond_br %n, ^bb1, ^bb2(%x : i32)
^bb1:
  %y = arith.subi %c0, %x : i32
  cf.br ^bb2(%y : i32)
^bb2(%z: i32):
  return %z, %n : i32, i1
}
func.func private @early(%c: i1, %m: memref<?xf32>) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return
^bb2:
  memref.dealloc %m : memref<?xf32>
  return
}
func.func @caller(%x: i32, %m: memref<?xf32>) -> i32 {
  %0:2 = call @abs(%x) : (i32) -> (i32, i1)
  call @early(%0#1, %m) : (i1, memref<?xf32>) -> ()
  %1:2 = call @abs(%0#0) : (i32) -> (i32, i1)
  return %1#0 : i32
}
func.func @inregion(%x: i32, %c: i1) -> i32 {
  %r = scf.if %c -> i32 {
    %0:2 = func.call @abs(%x) : (i32) -> (i32, i1)
    scf.yield %0#0 : i32
  } else {
    scf.yield %x : i32
  }
  return %r : i32
}
func.func @inexec(%x: i32, %c: i1) -> i32 {
  %r = scf.execute_region -> i32 {
    %0:2 = func.call @abs(%x) : (i32) -> (i32, i1)
    scf.yield %0#0 : i32
  }
  return %r : i32
}
