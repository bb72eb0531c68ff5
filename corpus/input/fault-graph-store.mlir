// Nobody needs the token, but somebody may load the variable.
ml_program.global private mutable @v(dense<0> : tensor<4xi32>) : tensor<4xi32>
ml_program.subgraph @g(%a: tensor<4xi32>) -> (tensor<4xi32>) {
  %t = ml_program.token
  %s = ml_program.global_store_graph @v = %a ordering(%t -> !ml_program.token) : tensor<4xi32>
  ml_program.output %a : tensor<4xi32>
}
