#map = affine_map<(d0) -> (d0 * 3)>
module {
  func.func @f(%first: i32, %arg1: i1) -> i32 {
    %foo:2 = "u.x"(%first, %arg1) : (i32, i1) -> (i32, i32)
    %bar_baz = arith.addi %foo#0, %first : i32
    %q = arith.constant 1 : i32
    %foo_0 = arith.constant 1 : i32
    cf.cond_br %arg1, ^bb1(%bar_baz, %bar_baz : i32, i32), ^bb2
  ^bb1(%x: i32, %0: i32):  // pred: ^bb0
    %res = scf.if %arg1 -> (i32) {
      scf.yield %x : i32
    } else {
      %cst = arith.constant dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi32>
      scf.yield %0 : i32
    }
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    "u.y"(%q) ({
    ^bb0(%zed: i32, %arg3: f32):
      %g = "u.a"() {e = dense<[1, 2, 3]> : tensor<3xi8>, m = #map, r = dense_resource<blob> : tensor<2xi32>, s = sparse<[[0], [1], [2]], [1, 2, 3]> : tensor<4xi32>} : () -> i32
      "u.b"(%g) : (i32) -> ()
    }) : (i32) -> ()
    return %q : i32
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

