// The first wrong operation of a function is reported, and those of other functions.
func.func @f(%a: tensor<4xf32>, %c: i1) {
  scf.if %c {
    %0 = tensor.extract_slice %a[5] [1] [1] : tensor<4xf32> to tensor<1xf32>
  }
  %1 = tensor.extract_slice %a[6] [1] [1] : tensor<4xf32> to tensor<1xf32>
  return
}

module {
  func.func @g(%a: tensor<4xf32>) {
    %0 = tensor.extract_slice %a[7] [1] [1] : tensor<4xf32> to tensor<1xf32>
    %1 = tensor.extract_slice %a[8] [1] [1] : tensor<4xf32> to tensor<1xf32>
    return
  }
}
