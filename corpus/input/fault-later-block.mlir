func.func @later_block(%t: tensor<2xi64>, %v: i64) -> (tensor<2xi64>, i64) {
  %c1 = arith.constant 1 : index
  cf.br ^bb1
^bb1:
  %m = tensor.insert %v into %t[%c1] : tensor<2xi64>
  %e = tensor.extract %t[%c1] : tensor<2xi64>
  return %m, %e : tensor<2xi64>, i64
}

func.func @loop_of_blocks(%v: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %true = arith.constant true
  %z = arith.constant 0 : i64
  %e = tensor.empty() : tensor<3xi64>
  %t = linalg.fill ins(%z : i64) outs(%e : tensor<3xi64>) -> tensor<3xi64>
  cf.br ^bb1(%c0, %z : index, i64)
^bb1(%i: index, %s: i64):
  %k = scf.if %true -> i64 {
    %x = tensor.extract %t[%c0] : tensor<3xi64>
    %w = tensor.insert %v into %t[%c0] : tensor<3xi64>
    %y = tensor.extract %w[%c0] : tensor<3xi64>
    %q = arith.addi %x, %y : i64
    scf.yield %q : i64
  } else {
    scf.yield %z : i64
  }
  %s1 = arith.addi %s, %k : i64
  %i1 = arith.addi %i, %c1 : index
  %c = arith.cmpi ult, %i1, %c3 : index
  cf.cond_br %c, ^bb1(%i1, %s1 : index, i64), ^bb2
^bb2:
  return %s1 : i64
}

func.func @switch(%v: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %z = arith.constant 5 : i64
  %f = arith.constant 1 : i32
  %e = tensor.empty() : tensor<3xi64>
  %t = linalg.fill ins(%z : i64) outs(%e : tensor<3xi64>) -> tensor<3xi64>
  cf.switch %f : i32, [ default: ^bb1(%t : tensor<3xi64>), 1: ^bb2(%t : tensor<3xi64>) ]
^bb1(%a: tensor<3xi64>):
  cf.br ^bb3(%a : tensor<3xi64>)
^bb2(%b: tensor<3xi64>):
  %w = tensor.insert %v into %b[%c0] : tensor<3xi64>
  cf.br ^bb3(%w : tensor<3xi64>)
^bb3(%d: tensor<3xi64>):
  %x = tensor.extract %d[%c0] : tensor<3xi64>
  %y = tensor.extract %t[%c0] : tensor<3xi64>
  %s = arith.subi %y, %x : i64
  return %s : i64
}

func.func @unknown_loop(%v: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i64
  %e = tensor.empty() : tensor<3xi64>
  %t = linalg.fill ins(%z : i64) outs(%e : tensor<3xi64>) -> tensor<3xi64>
  %s = affine.for %i = 0 to 3 iter_args(%a = %z) -> i64 {
    %r = tensor.insert %v into %t[%i] : tensor<3xi64>
    %x = tensor.extract %r[%c0] : tensor<3xi64>
    %b = arith.addi %a, %x : i64
    affine.yield %b : i64
  }
  return %s : i64
}

func.func @part_of_each_iteration(%v: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %z = arith.constant 0 : i64
  %e = tensor.empty() : tensor<3xi64>
  %t = linalg.fill ins(%z : i64) outs(%e : tensor<3xi64>) -> tensor<3xi64>
  %s = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %z) -> i64 {
    %p = tensor.extract_slice %t[%i] [1] [1] : tensor<3xi64> to tensor<1xi64>
    %f = linalg.fill ins(%v : i64) outs(%p : tensor<1xi64>) -> tensor<1xi64>
    %r = tensor.insert_slice %f into %t[%i] [1] [1] : tensor<1xi64> into tensor<3xi64>
    %x = tensor.extract %r[%c0] : tensor<3xi64>
    %b = arith.addi %a, %x : i64
    scf.yield %b : i64
  }
  return %s : i64
}
