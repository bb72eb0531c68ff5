func.func @pairs(%out: memref<4xi32>) {
  %front, %back = "pool.take_two"() : () -> (memref<4xi32>, memref<4xi32>)
  "pool.copy"(%front, %back) : (memref<4xi32>, memref<4xi32>) -> ()
  %square = "pool.reshape"(%back) : (memref<4xi32>) -> memref<2x2xi32>
  %flat = "pool.reshape"(%square) : (memref<2x2xi32>) -> memref<4xi32>
  "pool.copy"(%flat, %out) : (memref<4xi32>, memref<4xi32>) -> ()
  return
}

func.func @around(%ticket: !pool.ticket<memref<4xi32>>, %n: index, %out: memref<4xi32>) {
  %init = "pool.take"(%ticket) : (!pool.ticket<memref<4xi32>>) -> memref<4xi32>
  %last = "pool.alternate"(%n, %init) ({
  ^bb0(%x: memref<4xi32>):
    %new = "pool.take"(%ticket) : (!pool.ticket<memref<4xi32>>) -> memref<4xi32>
    "pool.copy"(%x, %new) : (memref<4xi32>, memref<4xi32>) -> ()
    "pool.next"(%new) : (memref<4xi32>) -> ()
  }, {
  ^bb0(%y: memref<4xi32>):
    "pool.next"(%y) : (memref<4xi32>) -> ()
  }) : (index, memref<4xi32>) -> memref<4xi32>
  "pool.copy"(%last, %out) : (memref<4xi32>, memref<4xi32>) -> ()
  return
}

func.func @fork(%ticket: !pool.ticket<memref<4xi32>>, %flag: i1, %in: memref<4xi32>) -> memref<4xi32> {
  %a = "pool.take"(%ticket) : (!pool.ticket<memref<4xi32>>) -> memref<4xi32>
  %b = "pool.take"(%ticket) : (!pool.ticket<memref<4xi32>>) -> memref<4xi32>
  "pool.fork"(%flag, %a, %in)[^left, ^right] {operandSegmentSizes = array<i32: 1, 1, 1>} : (i1, memref<4xi32>, memref<4xi32>) -> ()
^left(%x: memref<4xi32>):
  "pool.copy"(%b, %x) : (memref<4xi32>, memref<4xi32>) -> ()
  cf.br ^end(%x : memref<4xi32>)
^right(%y: memref<4xi32>):
  cf.br ^end(%y : memref<4xi32>)
^end(%z: memref<4xi32>):
  return %z : memref<4xi32>
}

func.func @call(%ticket: !pool.ticket<memref<4xi32>>, %flag: i1, %in: memref<4xi32>) {
  %r = "pool.call"(%ticket, %flag, %in) {callee = @fork} : (!pool.ticket<memref<4xi32>>, i1, memref<4xi32>) -> memref<4xi32>
  "pool.copy"(%r, %in) : (memref<4xi32>, memref<4xi32>) -> ()
  return
}
