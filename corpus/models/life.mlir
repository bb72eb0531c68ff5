// bufferize: tensors
func.func private @neighbours(%g: tensor<?x?xi8>, %i: index, %j: index) -> i8 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %none = arith.constant 0 : i8
  %h = tensor.dim %g, %c0 : tensor<?x?xi8>
  %w = tensor.dim %g, %c1 : tensor<?x?xi8>
  %sum = scf.for %di = %c0 to %c3 step %c1 iter_args(%s = %none) -> i8 {
    %row = scf.for %dj = %c0 to %c3 step %c1 iter_args(%t = %s) -> i8 {
      %i1 = arith.addi %i, %di : index
      %j1 = arith.addi %j, %dj : index
      %i2 = arith.remui %i1, %h : index
      %j2 = arith.remui %j1, %w : index
      %x = tensor.extract %g[%i2, %j2] : tensor<?x?xi8>
      %u = arith.addi %t, %x : i8
      scf.yield %u : i8
    }
    scf.yield %row : i8
  }
  return %sum : i8
}
func.func @life(%start: tensor<?x?xi8>, %rounds: index) -> tensor<?x?xi8> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %three = arith.constant 3 : i8
  %four = arith.constant 4 : i8
  %h = tensor.dim %start, %c0 : tensor<?x?xi8>
  %w = tensor.dim %start, %c1 : tensor<?x?xi8>
  %r = scf.for %t = %c0 to %rounds step %c1 iter_args(%g = %start) -> tensor<?x?xi8> {
    %next = tensor.generate %h, %w {
    ^bb0(%i: index, %j: index):
      %n = func.call @neighbours(%g, %i, %j) : (tensor<?x?xi8>, index, index) -> i8
      %born = arith.cmpi eq, %n, %three : i8
      %stays = arith.cmpi eq, %n, %four : i8
      %now = tensor.extract %g[%i, %j] : tensor<?x?xi8>
      %one = arith.extui %born : i1 to i8
      %0 = arith.select %stays, %now, %one : i8
      tensor.yield %0 : i8
    } : tensor<?x?xi8>
    scf.yield %next : tensor<?x?xi8>
  }
  return %r : tensor<?x?xi8>
}
