module {
  ml_program.global private mutable @v(dense<0> : tensor<4xi32>) : tensor<4xi32>
  ml_program.subgraph @g(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    ml_program.output %arg0 : tensor<4xi32>
  }
}

