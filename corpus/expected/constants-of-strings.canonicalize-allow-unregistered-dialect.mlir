module {
  %cst = arith.constant dense<["a", "b"]> : tensor<2x!text.line>
  %cst_0 = arith.constant dense<"c"> : tensor<3x!text.line>
  "text.print"(%cst, %cst_0) : (tensor<2x!text.line>, tensor<3x!text.line>) -> ()
}

