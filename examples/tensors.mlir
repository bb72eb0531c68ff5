// Prefix sums of squares, on tensors: nobody has said yet where memory comes from.
func.func private @square(%values: tensor<?xi32>, %into: tensor<?xi32>) -> tensor<?xi32> {
  %squares = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%values : tensor<?xi32>) outs(%into : tensor<?xi32>) {
  ^element(%value: i32, %old: i32):
    %square = arith.muli %value, %value : i32
    linalg.yield %square : i32
  } -> tensor<?xi32>
  return %squares : tensor<?xi32>
}

// The sums of the squares of some values, each half by itself, and the last square.
func.func @sums(%values: tensor<8xi32>) -> (tensor<8xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0 : i32

  %any = tensor.cast %values : tensor<8xi32> to tensor<?xi32>
  %empty = tensor.empty(%c8) : tensor<?xi32>
  %squared = func.call @square(%any, %empty) : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
  %squares = tensor.cast %squared : tensor<?xi32> to tensor<8xi32>

  // A square is read behind the loop, so that the loop, which writes the sums over the squares, gets a copy.
  %sums = scf.for %half = %c0 to %c8 step %c4 iter_args(%all = %squares) -> tensor<8xi32> {
    %part = tensor.extract_slice %all[%half] [4] [1] : tensor<8xi32> to tensor<4xi32>
    %done, %last = scf.for %i = %c0 to %c4 step %c1 iter_args(%some = %part, %sum = %zero) -> (tensor<4xi32>, i32) {
      %each = tensor.extract %some[%i] : tensor<4xi32>
      %next = arith.addi %sum, %each : i32
      %more = tensor.insert %next into %some[%i] : tensor<4xi32>
      scf.yield %more, %next : tensor<4xi32>, i32
    }
    %joined = tensor.insert_slice %done into %all[%half] [4] [1] : tensor<4xi32> into tensor<8xi32>
    scf.yield %joined : tensor<8xi32>
  }
  %square = tensor.extract %squares[%c7] : tensor<8xi32>
  return %sums, %square : tensor<8xi32>, i32
}
