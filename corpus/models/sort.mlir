// bufferize: tensors
func.func @bubble(%x: tensor<?xi32>) -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<?xi32> {
    %end = arith.subi %n, %i : index
    %last = arith.subi %end, %c1 : index
    %b = scf.for %j = %c0 to %last step %c1 iter_args(%t = %a) -> tensor<?xi32> {
      %k = arith.addi %j, %c1 : index
      %p = tensor.extract %t[%j] : tensor<?xi32>
      %q = tensor.extract %t[%k] : tensor<?xi32>
      %swap = arith.cmpi sgt, %p, %q : i32
      %u = scf.if %swap -> tensor<?xi32> {
        %0 = tensor.insert %q into %t[%j] : tensor<?xi32>
        %1 = tensor.insert %p into %0[%k] : tensor<?xi32>
        scf.yield %1 : tensor<?xi32>
      } else {
        scf.yield %t : tensor<?xi32>
      }
      scf.yield %u : tensor<?xi32>
    }
    scf.yield %b : tensor<?xi32>
  }
  return %r : tensor<?xi32>
}
func.func @merge(%a: tensor<?xi32>, %b: tensor<?xi32>) -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %na = tensor.dim %a, %c0 : tensor<?xi32>
  %nb = tensor.dim %b, %c0 : tensor<?xi32>
  %n = arith.addi %na, %nb : index
  %e = tensor.empty(%n) : tensor<?xi32>
  %r:3 = scf.for %k = %c0 to %n step %c1 iter_args(%i = %c0, %j = %c0, %out = %e) -> (index, index, tensor<?xi32>) {
    %more_a = arith.cmpi ult, %i, %na : index
    %s:3 = scf.if %more_a -> (index, index, tensor<?xi32>) {
      %more_b = arith.cmpi ult, %j, %nb : index
      %x = tensor.extract %a[%i] : tensor<?xi32>
      %first = scf.if %more_b -> i1 {
        %y = tensor.extract %b[%j] : tensor<?xi32>
        %le = arith.cmpi sle, %x, %y : i32
        scf.yield %le : i1
      } else {
        scf.yield %more_a : i1
      }
      %t:3 = scf.if %first -> (index, index, tensor<?xi32>) {
        %i1 = arith.addi %i, %c1 : index
        %o = tensor.insert %x into %out[%k] : tensor<?xi32>
        scf.yield %i1, %j, %o : index, index, tensor<?xi32>
      } else {
        %j1 = arith.addi %j, %c1 : index
        %y = tensor.extract %b[%j] : tensor<?xi32>
        %o = tensor.insert %y into %out[%k] : tensor<?xi32>
        scf.yield %i, %j1, %o : index, index, tensor<?xi32>
      }
      scf.yield %t#0, %t#1, %t#2 : index, index, tensor<?xi32>
    } else {
      %j1 = arith.addi %j, %c1 : index
      %y = tensor.extract %b[%j] : tensor<?xi32>
      %o = tensor.insert %y into %out[%k] : tensor<?xi32>
      scf.yield %i, %j1, %o : index, index, tensor<?xi32>
    }
    scf.yield %s#0, %s#1, %s#2 : index, index, tensor<?xi32>
  }
  return %r#2 : tensor<?xi32>
}
