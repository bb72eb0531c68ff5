%0 = arith.constant dense<["a", "b"]> : tensor<2x!text.line>
%1 = arith.constant dense<"c"> : tensor<3x!text.line>
"text.print"(%0, %1) : (tensor<2x!text.line>, tensor<3x!text.line>) -> ()
