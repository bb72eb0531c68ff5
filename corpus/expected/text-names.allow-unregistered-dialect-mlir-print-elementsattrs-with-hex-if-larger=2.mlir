#map = affine_map<(d0) -> (d0 * 3)>
module {
  func.func @f(%arg0: i32, %arg1: i1) -> i32 {
    %0:2 = "u.x"(%arg0, %arg1) : (i32, i1) -> (i32, i32)
    %1 = arith.addi %0#0, %arg0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c1_i32_0 = arith.constant 1 : i32
    cf.cond_br %arg1, ^bb1(%1, %1 : i32, i32), ^bb2
  ^bb1(%2: i32, %3: i32):  // pred: ^bb0
    %4 = scf.if %arg1 -> (i32) {
      scf.yield %2 : i32
    } else {
      %cst = arith.constant dense<"0x0100000002000000030000000400000005000000060000000700000008000000"> : tensor<8xi32>
      scf.yield %3 : i32
    }
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    "u.y"(%c1_i32) ({
    ^bb0(%arg2: i32, %arg3: f32):
      %5 = "u.a"() {e = dense<"0x010203"> : tensor<3xi8>, m = #map, r = dense_resource<blob> : tensor<2xi32>, s = sparse<[[0], [1], [2]], "0x010000000200000003000000"> : tensor<4xi32>} : () -> i32
      "u.b"(%5) : (i32) -> ()
    }) : (i32) -> ()
    return %c1_i32 : i32
  }
  func.func private @ext(i32)
}

{-#
  dialect_resources: {
    builtin: {
      blob: "0x040000000100000002000000"
    }
  },
  external_resources: {
    ex: {
      a: "some long string",
      b: true,
      c: "0x0400000001"
    }
  }
#-}

